import { escapeHtml } from '../../escapeHtml.ts';
import { markdownHtml } from './markdownHtml.ts';
import type { PublicPage } from './publicPage.ts';
import { exitTexts } from './texts.ts';
import { unknownTexts } from './unknownTexts.ts';

/** A dialog's privacy text as its author has written it; '' when there is none. */
export interface Privacy {
  readonly survey_name: string;
  readonly language: string;
  readonly text: string;
}

/** The page of `/privacy/{survey_id}` (spec §2); null when there is no such dialog, which is said in the language that is `wanted`. */
export function privacyPage(privacy: Privacy | null, wanted: string): PublicPage {
  if (privacy === null) {
    const { dialog, dialogMore } = unknownTexts(wanted);
    const content = `<h1>${escapeHtml(dialog)}</h1>\n<p>${escapeHtml(dialogMore)}</p>`;
    return { status: 404, language: wanted, name: '', title: dialog, content };
  }
  const { survey_name, language, text } = privacy;
  const texts = exitTexts(language);
  const body = text.trim() === '' ? `<p>${escapeHtml(texts.noPrivacy)}</p>` : markdownHtml(text, texts.newTab);
  const content = `<h1>${escapeHtml(texts.privacy)}</h1>\n<p class="soft">${escapeHtml(texts.privacyOf(survey_name))}</p>\n${body}`;
  return { status: 200, language, name: '', title: `${texts.privacy}: ${survey_name}`, content };
}
