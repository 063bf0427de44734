import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../escapeHtml.ts';
import type { Releases } from '../../releases/Releases.ts';
import { languageAttributes } from './languageAttributes.ts';
import { readShellPage } from './readShellPage.ts';
import { securityHeaders } from './securityHeaders.ts';
import type { PageParts } from './securityHeaders.ts';
import { sendHtml } from './sendHtml.ts';
import type { Appearance } from './withAppearance.ts';
import { withAppearance } from './withAppearance.ts';
import { withStyle } from './withStyle.ts';

/** A page of the messenger's look that is no dialog. */
export interface PublicPage {
  readonly status: number;
  readonly language: string;
  /** Which of its kind it is, for the page's script; '' when it needs none. */
  readonly name: '' | 'receipt';
  readonly title: string;
  /** HTML. */
  readonly content: string;
  /** Rules of its own, in CSS. */
  readonly style?: string;
  /** The dialog whose look it has; absent for the product's own. */
  readonly dialog?: Appearance;
  /** Whether one person alone may see it; 'unkept': and no cache keeps it, not even theirs. */
  readonly isOwn?: boolean | 'unkept';
}

/** Stands in for the built `exit.html`, so that even then there is a page with its text. */
const bareTemplate =
  '<!doctype html><html lang="de"><head><!--page:head--></head><body><main><!--page:content--></main></body></html>';

/** Sends such a page, without any of the authors' code. */
export async function sendPublicPage(
  releases: Releases,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, language, name, title, content, style, dialog, isOwn = false }: PublicPage,
  parts: PageParts = {},
): Promise<FastifyReply> {
  const built = await readShellPage(releases, 'exit.html');
  const looking = dialog && built !== null ? withAppearance(built, dialog) : (built ?? bareTemplate);
  const template = style === undefined ? looking : withStyle(looking, style);
  const head = [
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
  ];
  // By function, because a `$&` in an author's text would be a pattern of `replace` otherwise.
  const html = template
    .replace('lang="de"', () => `${languageAttributes(language)}${name && ` data-page="${name}"`}`)
    .replace('<!--page:head-->', () => (built === null ? head : head.slice(1)).join('\n    '))
    .replace('<!--page:content-->', () => content);
  reply.headers(securityHeaders(request.url, template, parts));
  return sendHtml(reply, status, html, isOwn);
}
