import type { PageHead } from '@dialogwerk/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeFault } from '../../storage/faults/describeFault.ts';
import { noticeOf } from './answerDialogPage.ts';
import { openChatsPage } from './chatsPage.ts';
import { isPreview, visitBy } from './doorNotice.ts';
import { notAvailableNotice } from './notices.ts';
import type { PagesOptions } from './PagesOptions.ts';
import { readShellPage } from './readShellPage.ts';
import { securityHeaders } from './securityHeaders.ts';
import { sendHtml } from './sendHtml.ts';
import { sendNotice } from './sendNotice.ts';
import { markedAsTest, testMarkStyle } from './testMark.ts';
import { appearanceStyle } from './withAppearance.ts';
import { withStyle } from './withStyle.ts';
import { wishedBy } from './wishedBy.ts';

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
  options: PagesOptions,
  { id, head }: Wanted,
  request: FastifyRequest,
  reply: FastifyReply,
  { onlyOpen = false } = {},
): Promise<FastifyReply | null> {
  const { releases, readChatsOpening, mediaHost, installation } = options;
  const { publicUrl, embedHosts } = installation;
  const isWidget = request.url.startsWith('/widget/');
  // Together, so that no multi-chat is shown without knowing where it may be.
  const [opening, sites] = await Promise.all([
    readChatsOpening(id, visitBy(request, reply)),
    isWidget ? options.findSites(id) : [],
  ]).catch((error: unknown) => {
    request.log.error({ fault: describeFault(error) }, 'a page of a multi-chat could not be opened');
    return [{ kind: 'notAvailable' }, []] as const;
  });
  if (onlyOpen && (opening.kind === 'unknown' || opening.kind === 'inactive')) return null;
  if (opening.kind !== 'open') {
    const language =
      opening.kind === 'notAvailable' ? 'de' : await options.readSpoken({ kind: 'manager', id }, wishedBy(request));
    return sendNotice(options, noticeOf(opening, request.url, language), request, reply, sites);
  }
  const built = await readShellPage(releases, 'live.html');
  const release = (await releases.served('mf-assess-live'))?.manifest;
  if (built === null || release?.live === undefined)
    return sendNotice(options, notAvailableNotice(opening.chats[0]?.language ?? 'de'), request, reply, sites);
  const { kind: _, card = null, alone, ...chats } = opening;
  const isTest = chats.kept_as !== undefined;
  const style = `${appearanceStyle(opening.chats)}${isTest ? testMarkStyle : ''}`;
  const template = style === '' ? built : withStyle(built, style);
  reply.headers(securityHeaders(request.url, template, { mediaHost, embedHosts, sites }));
  const [path = ''] = request.url.split('?', 1);
  const live = isWidget && isPreview(request.url) ? null : release.live;
  const share = { card, path, publicUrl };
  const page = openChatsPage(template, chats, release, { live, head, isWidget, alone, share });
  return sendHtml(reply, 200, isTest ? markedAsTest(page, opening.chats[0]?.language ?? 'de') : page);
}
