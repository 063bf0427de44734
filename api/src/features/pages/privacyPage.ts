import { escapeHtml } from '../../escapeHtml.ts';
import { markdownHtml } from './markdownHtml.ts';
import type { PublicPage } from './publicPage.ts';
import { exitTexts, texts as pageTexts } from './texts.ts';

/** A dialog's privacy text as its author has written it; '' when there is none. */
export interface Privacy {
  readonly survey_name: string;
  readonly language: string;
  readonly text: string;
}

/** The page of `/privacy/{survey_id}` (spec §2); null when there is no such dialog. */
export function privacyPage(privacy: Privacy | null): PublicPage {
  if (privacy === null) {
    const content = `<h1>${escapeHtml(pageTexts.unknown)}</h1>\n<p>${escapeHtml(pageTexts.unknownMore)}</p>`;
    return { status: 404, language: 'de', name: '', title: pageTexts.unknown, content };
  }
  const { survey_name, language, text } = privacy;
  const texts = exitTexts(language);
  const body = text.trim() === '' ? `<p>${escapeHtml(texts.noPrivacy)}</p>` : markdownHtml(text, texts.newTab);
  const content = `<h1>${escapeHtml(texts.privacy)}</h1>\n<p class="soft">${escapeHtml(texts.privacyOf(survey_name))}</p>\n${body}`;
  return { status: 200, language, name: '', title: `${texts.privacy}: ${survey_name}`, content };
}
