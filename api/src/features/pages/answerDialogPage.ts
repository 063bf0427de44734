import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeFault } from '../../storage/faults/describeFault.ts';
import type { Installation } from './appHead.ts';
import { closedDialogPage, openDialogPage, plainPage } from './dialogPage.ts';
import type { OpenChats } from './chatsPage.ts';
import type { Notice, OpenDialog } from './dialogPage.ts';
import type { PublicPagesOptions } from './registerPublicPages.ts';
import { readShellPage } from './readShellPage.ts';
import { securityHeaders } from './securityHeaders.ts';
import { sendHtml } from './sendHtml.ts';
import { texts } from './texts.ts';

/** Gives what a public dialog page shows; nothing is stored for it. */
export type ReadOpening = (
  survey_id: string,
) => Promise<({ readonly kind: 'open' } & OpenDialog) | { readonly kind: 'inactive' } | { readonly kind: 'unknown' }>;

/** Gives what the page of a multi-chat shows; nothing is stored for it. */
export type ReadChatsOpening = (
  id: string,
) => Promise<({ readonly kind: 'open' } & OpenChats) | { readonly kind: 'inactive' } | { readonly kind: 'unknown' }>;

/** Gives where a name in a public address leads; null where nobody has it. */
export type FindByName = (
  kind: 'survey' | 'manager',
  name: string,
) => Promise<{ readonly id: string; readonly address: string } | null>;

/** Where the pages come from. */
export interface PagesOptions extends PublicPagesOptions {
  readonly readOpening: ReadOpening;
  readonly readChatsOpening: ReadChatsOpening;
  readonly findByName: FindByName;
  /** Where dialogs' files come from when it is not this server; its origin. */
  readonly mediaHost: string | null;
  readonly installation: Installation;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export const notices = {
  inactive: { status: 410, sentence: texts.inactive, more: texts.inactiveMore },
  unknown: { status: 404, sentence: texts.unknown, more: texts.unknownMore },
  notAvailable: { status: 503, sentence: texts.notAvailable, more: texts.notAvailableMore },
} as const satisfies Record<string, Notice & { status: number }>;

/** Answers a public dialog link; whatever is missing or fails, the respondent gets a page with a sentence. */
export async function answerDialogPage(
  { releases, readOpening, mediaHost, installation }: PagesOptions,
  survey_id: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const template = await readShellPage(releases, 'live.html');
  if (template !== null)
    reply.headers(securityHeaders(request.url, template, mediaHost, null, [], installation.embedHosts));
  const opening = await readOpening(survey_id).catch((error: unknown) => {
    request.log.error({ fault: describeFault(error) }, 'a dialog page could not be opened');
    return { kind: 'notAvailable' } as const;
  });
  const release = (await releases.served('mf-assess-live'))?.manifest;
  if (opening.kind === 'open' && template !== null && release?.live !== undefined) {
    const { kind: _, ...dialog } = opening;
    const isWidget = request.url.startsWith('/widget/');
    return sendHtml(reply, 200, openDialogPage(template, dialog, release, { live: release.live, isWidget }));
  }
  const notice = notices[opening.kind === 'open' ? 'notAvailable' : opening.kind];
  const html = template === null ? plainPage(notice) : closedDialogPage(template, notice);
  return sendHtml(reply, notice.status, html);
}
