import { LANGUAGE_PARAMETER } from '@dialogwerk/shared/contract';
import { wordingLanguage } from '@dialogwerk/shared/dialog/messenger';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../../../escapeHtml.ts';
import { sendPublicPage } from '../publicPage.ts';
import { testTexts } from '../testTexts.ts';
import { attributes } from './forms/controls.ts';
import { plainHref } from './plainAddress.ts';
import { plainLook } from './plainLook.ts';
import { plainTextsIn } from './plainTextsIn.ts';
import type { PlainVisit } from './PlainVisit.ts';

/** What one page of a dialog says. */
export interface PlainContent {
  readonly status?: number;
  /** What the page's title begins with. */
  readonly title: string;
  /** HTML below the dialog's name. */
  readonly content: string;
}

/** A visit, also of who has not begun yet. */
type Framed = Omit<PlainVisit, 'who'> & { readonly who: PlainVisit['who'] | null };

/** Sends a page of a dialog: its name above, the ways out of it below. */
export function sendPlain(visit: Framed, { status = 200, title, content }: PlainContent): Promise<FastifyReply> {
  const { options, address, survey, request, reply } = visit;
  const { config } = survey;
  const { mediaHost, installation } = options;
  const name = config.survey_name;
  const test = testTexts(config.language);
  const page = {
    status,
    language: config.language,
    name: '',
    title: `${address.isTest ? test.title : ''}${title} – ${name}`,
    content: [
      address.isTest
        ? `<aside${attributes({ class: 'test', lang: wordingLanguage(config.language) })}>${test.mark}</aside>`
        : '',
      headHtml(survey),
      content,
      wayOut(visit, visit.who !== null),
    ].join('\n'),
    style: plainLook(config),
    dialog: config,
    isOwn: true,
  } as const;
  return sendPublicPage(options.releases, request, reply, page, { mediaHost, embedHosts: installation.embedHosts });
}

function headHtml({ config }: PlainVisit['survey']): string {
  const { logo_src, avatar_src, avatar_name } = config.config;
  const shown = logo_src ?? avatar_src;
  const picture =
    shown === null ? '' : `<img${attributes({ class: logo_src === null ? 'avatar' : 'logo', src: shown, alt: '' })}>`;
  const speaker = avatar_name === '' ? '' : `<p class="soft">${escapeHtml(avatar_name)}</p>`;
  return `<header class="head">${picture}<div><h1>${escapeHtml(config.survey_name)}</h1>${speaker}</div></header>`;
}

/** The ways that the messenger's menu has; before a conversation there is but one. */
function wayOut(visit: Framed, hasBegun: boolean): string {
  const { address, survey } = visit;
  const { config, language } = survey;
  const texts = plainTextsIn(config.language, config.du_sie);
  const links = [
    { href: privacyHref(address.survey_id, config), said: language.privacy },
    { href: plainHref(address, { menu: 'data' }), said: texts.ownData },
    { href: plainHref(address, { menu: 'restart' }), said: language.restart },
    { href: plainHref(address, { menu: 'delete' }), said: language.delete },
  ];
  const rows = links.map(({ href, said }) => `<li><a${attributes({ href })}>${escapeHtml(said)}</a></li>`);
  const cancelled = `/exit/cancelled_${encodeURIComponent(texts.lang)}`;
  const leave = `<li><a${attributes({ href: cancelled, lang: texts.lang })}>${escapeHtml(texts.leave)}</a></li>`;
  return footHtml(visit, hasBegun ? [...rows, leave] : rows.slice(0, 1));
}

/** The statement in the language that is spoken, where the dialog has several. */
function privacyHref(survey_id: string, { language, languages }: PlainVisit['survey']['config']): string {
  const query = languages ? `?${new URLSearchParams({ [LANGUAGE_PARAMETER]: language }).toString()}` : '';
  return `/privacy/${encodeURIComponent(survey_id)}${query}`;
}

const footHtml = ({ survey }: Framed, rows: readonly string[]): string =>
  `<nav class="foot"${attributes({ 'aria-label': survey.config.survey_name })}><ul>${rows.join('')}</ul></nav>`;

/** A way back to the conversation. */
export const backHtml = (href: string, said: string): string =>
  `<a${attributes({ class: 'back', href })}>${escapeHtml(said)}</a>`;
