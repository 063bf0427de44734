import { wordingLanguage } from '@dialogwerk/shared/dialog/messenger';
import { escapeHtml } from '../../escapeHtml.ts';
import { isUuid } from '../../storage/ids.ts';
import type { Notice } from './Notice.ts';
import { personalTexts } from './personalTexts.ts';
import { plainMark } from './plain/plainAddress.ts';
import { ownDataTexts } from './own-data/ownDataTexts.ts';
import { plainTextsIn } from './plain/plainTextsIn.ts';
import type { PublicPage } from './publicPage.ts';
import { unknownTexts } from './unknownTexts.ts';

/** What a personal link leads to. */
export interface PersonalDialog {
  /** 'again': their conversation was begun, and the link leads back to it; 'used': it does not. */
  readonly kind: 'first' | 'again' | 'used';
  readonly survey_id: string;
  readonly survey_name: string;
  readonly language: string;
  readonly anonymous: boolean;
  /** Where it leads to what is stored of its conversation; absent: nowhere. */
  readonly own_data?: string;
  /** The dialog whose privacy statement holds. */
  readonly privacy_of: string;
}

/** Whether somebody gets mails of a dialog, and which it is. */
export interface Subscription {
  readonly survey_name: string;
  readonly language: string;
  readonly unsubscribed: boolean;
}

/** The page before the first question: whether answers are tied to the person, and the way to begin or to go on. `attempt` goes with that way. */
export function personalPage(dialog: PersonalDialog, attempt: string): PublicPage {
  const { kind, survey_id, survey_name, language, anonymous, privacy_of } = dialog;
  const texts = personalTexts(language);
  const privacy = `<p><a href="/privacy/${encodeURIComponent(privacy_of)}">${escapeHtml(texts.privacy)}</a></p>`;
  // Nobody uses up a link whose chats their browser cannot show.
  const mark = isUuid(survey_id)
    ? `<noscript><p>${escapeHtml(plainTextsIn(language, 'sie').chats)}</p></noscript>`
    : plainMark;
  const told: Readonly<Record<PersonalDialog['kind'], () => readonly string[]>> = {
    first: () => [
      heading(survey_name, texts.invited),
      paragraph(anonymous ? texts.anonymous : texts.tied),
      paragraph(`${texts.once} ${anonymous ? texts.anonymousOn : texts.tiedOn}`),
      privacy,
      button(texts.begin, { attempt }, mark),
    ],
    again: () => [
      heading(survey_name, texts.again),
      paragraph(texts.againMore),
      paragraph(texts.tied),
      privacy,
      button(texts.goOn, { attempt }, mark),
      ownDataButton(dialog),
    ],
    used: () => [heading(survey_name, texts.used), paragraph(anonymous ? texts.usedAnonymous : texts.usedTied)],
  };
  const status = kind === 'used' ? 410 : 200;
  return {
    status,
    language: wordingLanguage(language),
    name: '',
    title: survey_name,
    content: told[kind]().join('\n'),
  };
}

/** The way from a link to what is stored of its conversation; `token` stands in the address of the page alone, so the form is relative to it. */
const ownDataButton = ({ language, own_data }: PersonalDialog): string =>
  own_data === undefined
    ? ''
    : `<form method="post" action="${escapeHtml(own_data)}"><input type="hidden" name="language" value="${escapeHtml(wordingLanguage(language))}"><button class="button" type="submit">${escapeHtml(ownDataTexts(language).title)}</button></form>`;

/** A page of a personal link that leads to no dialog, in the language that its visitor wants. */
export function personalNotice(which: 'link' | 'trial', language: string): PublicPage {
  const { [which]: sentence, [`${which}More` as const]: more } = unknownTexts(language);
  return noticePage({ status: which === 'link' ? 404 : 200, sentence, more, language });
}

/** The same for what keeps people from a dialog. */
export function noticePage({ status, sentence, more, language }: Notice): PublicPage {
  const content = `<h1>${escapeHtml(sentence)}</h1>\n${paragraph(more)}`;
  return { status, language: wordingLanguage(language), name: '', title: sentence, content };
}

/** The page by which somebody wants no more mails of a dialog, or some again. */
export function subscriptionPage({ survey_name, language, unsubscribed }: Subscription): PublicPage {
  const texts = personalTexts(language);
  const title = unsubscribed ? texts.unsubscribed : texts.mails;
  const content = [
    `<h1>${escapeHtml(title)}</h1>`,
    `<p class="soft">${escapeHtml(texts.mailsOf(survey_name))}</p>`,
    paragraph(unsubscribed ? texts.unsubscribedMore : texts.unsubscribeMore),
    unsubscribed ? button(texts.subscribe, { wanted: '1' }) : button(texts.unsubscribe, {}),
  ];
  return { status: 200, language: wordingLanguage(language), name: '', title, content: content.join('\n') };
}

const heading = (dialog: string, more: string): string =>
  `<h1>${escapeHtml(dialog)}</h1>\n<p class="soft">${escapeHtml(more)}</p>`;

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

/** Posts to the page's own address, so that what only looks at links changes nothing. */
function button(label: string, fields: Readonly<Record<string, string>>, more = ''): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post">${hidden.join('')}${more}<button class="button main-button" type="submit">${escapeHtml(label)}</button></form>`;
}
