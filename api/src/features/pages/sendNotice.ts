import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PagesOptions } from './PagesOptions.ts';
import { closedDialogPage, plainPage } from './dialogPage.ts';
import type { Notice } from './Notice.ts';
import { passwordFormStyle } from './passwordForm.ts';
import { readShellPage } from './readShellPage.ts';
import { securityHeaders } from './securityHeaders.ts';
import { sendHtml } from './sendHtml.ts';
import { withStyle } from './withStyle.ts';

/** Sends what is said in place of a dialog, in the dialogs' look where that is built; in a widget to pages of these websites, none for all. */
export async function sendNotice(
  { releases, mediaHost, installation }: Pick<PagesOptions, 'releases' | 'mediaHost' | 'installation'>,
  notice: Notice,
  request: FastifyRequest,
  reply: FastifyReply,
  sites: readonly string[] = [],
): Promise<FastifyReply> {
  if (notice.retryAfter !== undefined) reply.header('retry-after', String(notice.retryAfter));
  const built = await readShellPage(releases, 'live.html');
  if (built === null) return sendHtml(reply, notice.status, plainPage(notice));
  const template = notice.asks ? withStyle(built, passwordFormStyle) : built;
  reply.headers(securityHeaders(request.url, template, { mediaHost, embedHosts: installation.embedHosts, sites }));
  return sendHtml(reply, notice.status, closedDialogPage(template, notice));
}
