import type { FastifyReply } from 'fastify';
import { parseInput } from '../../../calls/parseInput.ts';
import type { Beside } from './Beside.ts';
import { answerTo, changePage } from './changePage.ts';
import { conversationPage } from './conversationPage.ts';
import { plainFormOf } from './forms/plainForms.ts';
import { goOn } from './goOn.ts';
import { sendPlain } from './plainFrame.ts';
import { plainTextsIn } from './plainTextsIn.ts';
import { callContext } from './PlainVisit.ts';
import type { PlainVisit } from './PlainVisit.ts';
import type { SentForm } from './readPlainForm.ts';
import { refusedAs } from './refusedAs.ts';
import { replyIn } from './replyIn.ts';
import { turnIdOf } from './turnIdOf.ts';

/** Gives an earlier question another answer; where later ones would not apply any more, they are shown before. `place` is the respondent's bubble. */
export async function takeChange(visit: PlainVisit, form: SentForm, place: number): Promise<FastifyReply> {
  const { address, options, survey, who } = visit;
  const { calls } = options.plain;
  const { survey_id } = address;
  const { fields, file } = form;
  const texts = plainTextsIn(survey.config.language, survey.config.du_sie);
  const turn_id = turnIdOf(who.user_id_live, fields, file?.name ?? null);
  const unique_question_id = fields.get('question') ?? '';
  const nachfrage_id = fields.get('part');
  const answer = await answerTo(visit, { unique_question_id, nachfrage_id });
  const chat = await calls.conversation({ survey_id }, callContext(visit));
  if (!answer) return sendPlain(visit, await conversationPage(visit, chat, { status: 409, notice: texts.gone }));
  const show = async (beside: Beside, falls: Awaited<ReturnType<typeof calls.previewChange>> | null) =>
    sendPlain(visit, await changePage(visit, chat, { ...answer, place, falls }, { ...beside, typed: fields }));
  try {
    const read = await replyIn(visit, answer.question, form);
    if ('problem' in read) return await show(read, null);
    const wanted = { survey_id, unique_question_id, nachfrage_id, reply: read.reply };
    // A file that was chosen does not come with the page that asks.
    const asks = fields.get('change') !== 'confirmed' && !plainFormOf(answer.question.input.type).takesFile;
    if (asks) {
      const falls = await calls.previewChange(parseInput('previewChange', wanted), callContext(visit));
      if (falls.withdrawn.length > 0 || !falls.is_certain) return await show({}, falls);
    }
    await calls.changeAnswer(parseInput('changeAnswer', { ...wanted, turn_id }), callContext(visit));
    return goOn(visit, { said: 'changed' });
  } catch (error) {
    return show(refusedAs(error, visit, texts), null);
  }
}
