import type { ChatState, OpenQuestion } from '@dialogwerk/shared/contract';
import type { FastifyReply } from 'fastify';
import { parseInput } from '../../../calls/parseInput.ts';
import { CallError } from '../../../errors/CallError.ts';
import type { Beside } from './Beside.ts';
import { conversationPage } from './conversationPage.ts';
import { goOn } from './goOn.ts';
import { sendPlain } from './plainFrame.ts';
import type { PlainTexts } from './PlainTexts.ts';
import { plainTextsIn } from './plainTextsIn.ts';
import { callContext } from './PlainVisit.ts';
import type { PlainVisit } from './PlainVisit.ts';
import type { SentForm } from './readPlainForm.ts';
import { refusedAs } from './refusedAs.ts';
import { replyIn } from './replyIn.ts';
import { turnIdOf } from './turnIdOf.ts';

/**
 * Takes a reply to the open question and leads on by a redirect, so that going back or loading again says nothing twice. The same form again is the same turn; an
 * old one, whose question was answered since, is told so with what it said. What is refused stands in the form again, with a sentence.
 */
export async function takeReply(visit: PlainVisit, form: SentForm): Promise<FastifyReply> {
  const { address, options, survey, who } = visit;
  const { calls, hasTurn } = options.plain;
  const { survey_id } = address;
  const { fields, file } = form;
  const turn_id = turnIdOf(who.user_id_live, fields, file?.name ?? null);
  const chat = await calls.conversation({ survey_id }, callContext(visit));
  const { question } = chat;
  if (!question || !isOf(fields, chat)) {
    if (await hasTurn(survey_id, who.user_id_live, turn_id)) return goOn(visit);
    return tellOvertaken(visit, chat, fields);
  }
  const show = async (beside: Beside): Promise<FastifyReply> =>
    sendPlain(visit, await conversationPage(visit, chat, { ...beside, typed: fields }));
  try {
    const read = await replyIn(visit, question, form);
    if ('problem' in read) return await show(read);
    const { unique_question_id, nachfrage_id } = question;
    const input = parseInput('turn', { survey_id, turn_id, unique_question_id, nachfrage_id, reply: read.reply });
    await calls.turn(input, callContext(visit));
    return goOn(visit);
  } catch (error) {
    if (error instanceof CallError && error.code === 'turn/stale')
      return tellOvertaken(visit, await calls.conversation({ survey_id }, callContext(visit)), fields);
    return show(refusedAs(error, visit, plainTextsIn(survey.config.language, survey.config.du_sie)));
  }
}

/** Whether a form was drawn for the question that is open, at this very time of asking. */
function isOf(fields: URLSearchParams, { turn, question }: ChatState): boolean {
  return fields.get('turn') === String(turn) && question !== null && asksFor(fields, question);
}

/** Whether a form was drawn for a question, at whatever time of asking. */
export const asksFor = (
  fields: URLSearchParams,
  { unique_question_id, nachfrage_id }: Pick<OpenQuestion, 'unique_question_id' | 'nachfrage_id'>,
): boolean => fields.get('question') === unique_question_id && fields.get('part') === nachfrage_id;

/** Says that the question was answered elsewhere, with what was typed, so that it is not lost. */
async function tellOvertaken(visit: PlainVisit, chat: ChatState, fields: URLSearchParams): Promise<FastifyReply> {
  const { config } = visit.survey;
  const notice = overtakenSaid(plainTextsIn(config.language, config.du_sie), fields);
  return sendPlain(visit, await conversationPage(visit, chat, { status: 409, notice }));
}

/** That a question was answered elsewhere, and what was typed for it. */
export function overtakenSaid({ overtaken, yourText }: PlainTexts, fields: URLSearchParams): string {
  const typed = ['a', 'words', 'other'].flatMap((name) => fields.getAll(name)).filter((text) => text.trim() !== '');
  const isText = fields.get('words') !== null || typed.some((text) => /\s/.test(text.trim()));
  return isText ? `${overtaken} ${yourText(typed.join(', '))}` : overtaken;
}
