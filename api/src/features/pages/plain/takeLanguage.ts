import type { ChatState } from '@dialogwerk/shared/contract';
import type { FastifyReply } from 'fastify';
import { parseInput } from '../../../calls/parseInput.ts';
import type { Beside } from './Beside.ts';
import { conversationPage } from './conversationPage.ts';
import { FIELD } from './forms/PlainForm.ts';
import { goOn } from './goOn.ts';
import { sendPlain } from './plainFrame.ts';
import { plainTextsIn } from './plainTextsIn.ts';
import { callContext, visitOf } from './PlainVisit.ts';
import type { PlainVisit } from './PlainVisit.ts';
import { isFilled } from './replyIn.ts';
import { refusedAs } from './refusedAs.ts';
import { SPEAK } from './speakHtml.ts';
import { asksFor, overtakenSaid } from './takeReply.ts';
import { turnIdOf } from './turnIdOf.ts';

/**
 * Goes on in another language of the dialog. What was typed or chosen stands in the form again, because the same question is open; where it is another one by now, the
 * page says what was typed. A file is chosen anew. What nothing was typed for leads on by a redirect.
 */
export async function takeLanguage(
  visit: PlainVisit,
  fields: URLSearchParams,
  language: string,
): Promise<FastifyReply> {
  const { address, options, survey, who } = visit;
  const { calls } = options.plain;
  const { survey_id } = address;
  const turn_id = turnIdOf(
    who.user_id_live,
    new URLSearchParams({ [SPEAK]: language, once: fields.get('once') ?? '' }),
    null,
  );
  const show = async (shown: PlainVisit, chat: ChatState, beside: Beside): Promise<FastifyReply> =>
    sendPlain(shown, await conversationPage(shown, chat, beside));
  const typed = typedIn(fields);
  try {
    const chat = await calls.switchLanguage(
      parseInput('switchLanguage', { survey_id, turn_id, language }),
      callContext(visit),
    );
    const hasFile = (fields.get(FIELD.file) ?? '') !== '';
    if (!hasFile && !isFilled(typed) && (typed.get(FIELD.words) ?? '') === '') return goOn(visit);
    const spoken = await visitOf(visit);
    const texts = plainTextsIn(spoken.survey.config.language, spoken.survey.config.du_sie);
    if (chat.question && !asksFor(fields, chat.question))
      return show(spoken, chat, { status: 409, notice: overtakenSaid(texts, typed) });
    return show(spoken, chat, hasFile ? { typed, notice: texts.fileAgain } : { typed });
  } catch (error) {
    const texts = plainTextsIn(survey.config.language, survey.config.du_sie);
    const { status } = refusedAs(error, visit, texts);
    const chat = await calls.conversation({ survey_id }, callContext(visit));
    return show(visit, chat, { ...(status === undefined ? {} : { status }), typed, notice: texts.notSwitched });
  }
}

/** What was typed, without the name of a file, which browsers send in its place. */
function typedIn(fields: URLSearchParams): URLSearchParams {
  const typed = new URLSearchParams(fields);
  typed.delete(FIELD.file);
  typed.delete(SPEAK);
  return typed;
}
