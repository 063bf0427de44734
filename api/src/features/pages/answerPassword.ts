import type { FastifyReply, FastifyRequest } from 'fastify';
import { browserMarks } from '../../calls/browserMarks.ts';
import { describeFault } from '../../storage/faults/describeFault.ts';
import type { Entered } from '../../studies/enterPassword.ts';
import { passwordNotice } from './doorNotice.ts';
import { fieldOf } from './readForms.ts';
import { notAvailableNotice } from './notices.ts';
import type { PageOf, PagesOptions } from './PagesOptions.ts';
import { sendNotice } from './sendNotice.ts';
import { doorTexts } from './texts.ts';
import { wishedBy } from './wishedBy.ts';

/** Answers a password that was sent from a page: leads back to it, which is open then, or asks again. */
export async function answerPassword(
  options: PagesOptions,
  of: PageOf,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const typed = fieldOf(request, 'password')?.trim() ?? '';
  const attempt = { typed, address: request.ip, marks: browserMarks(request, reply) };
  const isWidget = request.url.startsWith('/widget/');
  const [entered, sites, language] = await Promise.all([
    options.enterByPassword(of, attempt),
    isWidget ? options.findSites(of.id) : [],
    options.readSpoken(of, wishedBy(request)),
  ]).catch((error: unknown) => {
    request.log.error({ fault: describeFault(error) }, 'a password could not be tried');
    return [null, [], 'de'] as const;
  });
  if (entered === null) return sendNotice(options, notAvailableNotice(language), request, reply, sites);
  if (entered.kind === 'right') return reply.header('cache-control', 'no-store').redirect(request.url, 303);
  return sendNotice(
    options,
    { ...passwordNotice(request.url, language), ...refusedAs(entered, language) },
    request,
    reply,
    sites,
  );
}

function refusedAs(entered: Exclude<Entered, { kind: 'right' }>, language: string) {
  const texts = doorTexts(language);
  if (entered.kind === 'wrong') return { status: 403, asks: { problem: texts.passwordWrong } };
  const { seconds } = entered;
  return { status: 429, asks: { problem: texts.passwordWait(seconds) }, retryAfter: seconds };
}
