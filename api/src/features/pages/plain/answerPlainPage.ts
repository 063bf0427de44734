import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf } from '../../../cookies.ts';
import { noticeOf } from '../answerDialogPage.ts';
import { visitBy } from '../doorNotice.ts';
import type { PlainOptions } from '../PagesOptions.ts';
import { sendNotice } from '../sendNotice.ts';
import { wishedBy } from '../wishedBy.ts';
import { beginPage } from './beginPage.ts';
import { answerTo, changePage } from './changePage.ts';
import { confirmPage } from './confirmPage.ts';
import { conversationPage, saidIn } from './conversationPage.ts';
import { continueByCode } from './beginPlain.ts';
import type { PlainAddress } from './plainAddress.ts';
import { sendPlain } from './plainFrame.ts';
import { readSession, sessionName } from './plainSession.ts';
import { ownDataWay } from './ownDataWay.ts';
import { plainTextsIn } from './plainTextsIn.ts';
import { callContext, visitOf } from './PlainVisit.ts';
import type { PlainVisit } from './PlainVisit.ts';

/** After how many seconds a page that waits looks again by itself. */
const LOOK_AGAIN_S = 5;

/** Answers a page of a dialog that needs no script: where the conversation stands, or the way to begin it, or what keeps from that. */
export async function answerPlainPage(
  options: PlainOptions,
  address: PlainAddress,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { plain } = options;
  const query = queryOf(request);
  const code = query.get('code');
  if (code !== null) return continueByCode(options, address, code, request, reply);
  const who = await readSession(plain.services, address, request);
  if (!who) return answerBeginning(options, address, request, reply);
  const visit = await visitOf({ options, address, who, request, reply });
  const menu = query.get('menu');
  if (menu === 'restart' || menu === 'delete') return sendPlain(visit, confirmPage(visit, menu));
  if (menu === 'data') return sendPlain(visit, await ownDataWay(visit));
  return query.has('change') ? answerChange(visit, Number(query.get('change'))) : answerConversation(visit, query);
}

/** What stands behind '?'. */
export const queryOf = ({ url }: Pick<FastifyRequest, 'url'>): URLSearchParams =>
  new URLSearchParams(url.slice(url.indexOf('?') + 1 || url.length));

async function answerConversation(visit: PlainVisit, query: URLSearchParams): Promise<FastifyReply> {
  const { texts } = saidIn(visit);
  const { survey_id } = visit.address;
  const chat = await visit.options.plain.calls.conversation({ survey_id }, callContext(visit));
  if (!chat.question && !chat.finished) visit.reply.header('refresh', String(LOOK_AGAIN_S));
  const said = query.get('said');
  const notice = said === 'changed' ? texts.changed : said === 'thanks' ? texts.feedbackThanks : null;
  return sendPlain(visit, await conversationPage(visit, chat, notice === null ? {} : { notice }));
}

async function answerChange(visit: PlainVisit, place: number): Promise<FastifyReply> {
  const { survey_id } = visit.address;
  const chat = await visit.options.plain.calls.conversation({ survey_id }, callContext(visit));
  const entry = chat.entries[place];
  const answer = entry?.user_or_bot === 'user' ? await answerTo(visit, entry) : null;
  if (!answer) return sendPlain(visit, await conversationPage(visit, chat, { notice: saidIn(visit).texts.gone }));
  return sendPlain(visit, await changePage(visit, chat, { ...answer, place, falls: null }));
}

/** Says what keeps from beginning, by the same function as the dialog's own page, or gives the way to begin. */
async function answerBeginning(
  options: PlainOptions,
  address: PlainAddress,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const opening = await options.readOpening(address.survey_id, visitBy(request, reply));
  if (opening.kind !== 'open') {
    const language = await options.readSpoken({ kind: 'survey', id: address.survey_id }, wishedBy(request));
    return sendNotice(options, noticeOf(opening, request.url, language), request, reply);
  }
  const survey = { config: opening.config, language: opening.language };
  const texts = plainTextsIn(survey.config.language, survey.config.du_sie);
  const wasHere = cookieOf(request, sessionName(address)) !== null;
  const beginning = { firstEntries: opening.firstEntries, query: queryOf(request).toString() };
  const page = beginPage({ address, survey }, wasHere ? { ...beginning, notice: texts.ended } : beginning);
  return sendPlain({ options, address, survey, who: null, request, reply }, page);
}
