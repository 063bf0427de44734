import type { PageHead } from '@dialogwerk/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeFault } from '../../storage/faults/describeFault.ts';
import { notices } from './answerDialogPage.ts';
import type { PagesOptions } from './answerDialogPage.ts';
import { openChatsPage } from './chatsPage.ts';
import { closedDialogPage, plainPage } from './dialogPage.ts';
import { readShellPage } from './readShellPage.ts';
import { securityHeaders } from './securityHeaders.ts';
import { sendHtml } from './sendHtml.ts';

/** The numbers of the two public multi-chats (spec §9). */
export const storyNumbers = { flow: '3', aufderflucht: '4' } as const;

interface Wanted {
  /** The multi-chat's public id, or one of the two numbers. */
  readonly id: string;
  /** What the head of the page says; null for what the multi-chat says itself. */
  readonly head: PageHead | null;
}

/**
 * Answers the public link of a multi-chat; whatever is missing or fails, the respondent gets a page with a sentence. null, with
 * nothing sent, for one that is not open where the caller has a page of its own for that.
 */
export async function answerChatsPage(
  { releases, readChatsOpening, mediaHost, installation: { publicUrl, embedHosts } }: PagesOptions,
  { id, head }: Wanted,
  request: FastifyRequest,
  reply: FastifyReply,
  { onlyOpen = false } = {},
): Promise<FastifyReply | null> {
  const opening = await readChatsOpening(id).catch((error: unknown) => {
    request.log.error({ fault: describeFault(error) }, 'a page of a multi-chat could not be opened');
    return { kind: 'notAvailable' } as const;
  });
  if (onlyOpen && (opening.kind === 'unknown' || opening.kind === 'inactive')) return null;
  const template = await readShellPage(releases, 'live.html');
  if (template !== null) reply.headers(securityHeaders(request.url, template, mediaHost, null, [], embedHosts));
  const release = (await releases.served('mf-assess-live'))?.manifest;
  if (opening.kind === 'open' && template !== null && release?.live !== undefined) {
    const { kind: _, ...chats } = opening;
    const [path = ''] = request.url.split('?', 1);
    return sendHtml(reply, 200, openChatsPage(template, chats, release, { live: release.live, head, path, publicUrl }));
  }
  const notice = notices[opening.kind === 'open' ? 'notAvailable' : opening.kind];
  return sendHtml(reply, notice.status, template === null ? plainPage(notice) : closedDialogPage(template, notice));
}
