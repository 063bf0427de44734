import type { Reply } from '../../../contract/index.ts';
import type { Answer } from '../../blocks/BlockRule.ts';
import { textAnswer } from '../../blocks/common/textAnswer.ts';
import { agreementTexts } from './agreementTexts.ts';
import type { AskedQuestion } from './AskedQuestion.ts';
import type { CompiledSurvey } from '../survey/CompiledSurvey.ts';
import type { TalkLine } from '../ConversationState.ts';

/** How many replies there are in a conversation that a model leads. */
export function repliesIn(said: readonly TalkLine[]): number {
  return said.filter(({ by }) => by === 'person').length;
}

/** The id under which the how many-th reply (from 1) of a led conversation is asked for and kept. */
export function talkId(unique_question_id: string, place: number): string {
  return `${unique_question_id}~${place}`;
}

/** The id under which the how many-th probe (from 1) is asked and kept. */
export function probeId(unique_question_id: string, place: number): string {
  return `${unique_question_id}#${place}`;
}

/** The id under which it is asked whether a model may get what the respondent writes. */
export function agreementId(unique_question_id: string): string {
  return talkId(unique_question_id, 0);
}

/** A reply in a led conversation: words alone, because no model hears a recording. */
export function talkAnswer(reply: Reply): Answer | null {
  return reply.type === 'open' && !('recording' in reply) ? textAnswer(reply.text) : null;
}

/** The question whether a model may get what the respondent writes. */
export function agreementAt({ texts }: CompiledSurvey, unique_question_id: string): AskedQuestion {
  const { agree: label_agree, decline: label_decline } = agreementTexts(texts.wording);
  return {
    question: {
      unique_question_id,
      nachfrage_id: agreementId(unique_question_id),
      item_id: null,
      optional: false,
      reason: null,
      input: { type: 'consent', required: false, label_agree, label_decline },
    },
    answer: (reply) =>
      reply.type === 'consent' ? { stored: reply.agreed, variable: reply.agreed, label: null, chosen: [] } : null,
  };
}
