import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { productLanguage } from '../../../dialogs/wishedLanguages.ts';
import { CallError } from '../../../errors/CallError.ts';
import { describeFault } from '../../../storage/faults/describeFault.ts';
import { idInAddress } from '../idInAddress.ts';
import { inactiveNotice, notAvailableNotice, unknownNotice } from '../notices.ts';
import type { PlainOptions } from '../PagesOptions.ts';
import { sendNotice } from '../sendNotice.ts';
import { wishedBy } from '../wishedBy.ts';
import { answerPlainPage, queryOf } from './answerPlainPage.ts';
import { goOn } from './goOn.ts';
import { PLAIN_PATH, plainAddress, plainPath } from './plainAddress.ts';
import type { PlainAddress } from './plainAddress.ts';
import { forgetSession, readSession } from './plainSession.ts';
import { plainTextsIn } from './plainTextsIn.ts';
import { readPlainForm, takePlainForms } from './readPlainForm.ts';
import { takePlainForm } from './takePlainForm.ts';

type Asked = FastifyRequest<{ Params: { survey_id: string } }>;

/**
 * The pages on which a dialog is answered without a script (docs/decisions/0164): each question a page, each answer a form, on the calls, the engine and the
 * doors that the messenger has.
 */
export function registerPlainPages(pages: FastifyInstance, options: PlainOptions): void {
  takePlainForms(pages);

  pages.setErrorHandler(async (error, request, reply) => answerFault(options, error, request, reply));

  pages.get(`${PLAIN_PATH}/:survey_id`, async (request: Asked, reply) => {
    const asked = request.params.survey_id;
    const survey_id = await idInAddress(options, { kind: 'survey', asked }, request, reply);
    if (survey_id === null) return reply;
    const query = queryOf(request);
    // A name leads to the id, below which the cookie is.
    if (survey_id !== asked) {
      const href = query.size === 0 ? plainPath(survey_id) : `${plainPath(survey_id)}?${query.toString()}`;
      return reply.header('cache-control', 'no-store').redirect(href, 303);
    }
    return answerPlainPage(options, plainAddress(survey_id, query.toString()), request, reply);
  });

  pages.post(`${PLAIN_PATH}/:survey_id`, async (request: Asked, reply) => {
    const address = plainAddress(request.params.survey_id, queryOf(request).toString());
    const form = await readPlainForm(request);
    try {
      return await takePlainForm(options, address, form, request, reply);
    } finally {
      // What nobody has wanted is let go, because a browser shows an answer only once it has sent all.
      form.file?.stream.resume();
    }
  });
}

/** What a request that went wrong is answered with: where the conversation or the way to it has gone, the page says what there is now. */
async function answerFault(
  options: PlainOptions,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const survey_id = idIn(request.url);
  const address = plainAddress(survey_id, queryOf(request).toString());
  const language = await languageFor(options, address, request);
  if (error instanceof CallError && error.code === 'conversation/unknown') {
    forgetSession(address, reply);
    return goOn({ address, reply });
  }
  if (error instanceof CallError) {
    if (error.code === 'survey/inactive') return sendNotice(options, inactiveNotice(language), request, reply);
    if (error.status === 404) return sendNotice(options, unknownNotice(language), request, reply);
    // A door says itself what it is.
    if (error.code.startsWith('study/')) return goOn({ address, reply });
    const notice = { ...notAvailableNotice(language), status: error.status };
    reply.headers(error.headers);
    return sendNotice(
      options,
      error.status >= 500 || error.status === 429 ? notice : { ...notice, sentence: error.message },
      request,
      reply,
    );
  }
  if (isTooLarge(error)) {
    const notice = {
      status: 413,
      sentence: plainTextsIn(language, 'sie').tooLarge,
      more: notAvailableNotice(language).more,
      language,
    };
    return sendNotice(options, notice, request, reply);
  }
  request.log.error({ fault: describeFault(error) }, 'a page without a script could not be made');
  return sendNotice(options, notAvailableNotice(language), request, reply);
}

/** What they are spoken to in: the conversation's language, before there is one what they want of the dialog's. */
async function languageFor(
  { plain, readSpoken }: PlainOptions,
  address: PlainAddress,
  request: FastifyRequest,
): Promise<string> {
  const { survey_id } = address;
  const wished = wishedBy(request);
  try {
    const who = await readSession(plain.services, address, request);
    if (who) return (await plain.survey(survey_id, who.user_id_live)).config.language;
  } catch {
    // Nothing is published any more, or the database is what fails.
  }
  return readSpoken({ kind: 'survey', id: survey_id }, wished).catch(() => productLanguage(wished));
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 413;

/** The dialog that an address of these pages names; '' for none. */
const idIn = (url: string): string => /^\/plain\/([^/?#]+)/.exec(url)?.[1] ?? '';
