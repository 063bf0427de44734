import type { Reply } from '../../../contract/index.ts';
import { variablesSetBy } from '../../blocks/blockRules.ts';
import { timeTargetOf } from '../../blocks/common/timed.ts';
import { timeTexts } from '../../timeTexts.ts';
import type { ConversationState } from '../ConversationState.ts';
import type { Step } from '../events.ts';
import type { CompiledBlock, CompiledSurvey } from '../survey/CompiledSurvey.ts';
import { landing } from '../survey/exitsOf.ts';
import type { AskedQuestion } from './AskedQuestion.ts';
import { goOn } from './goOn.ts';
import { nextBlock } from './nextBlock.ts';
import { Turn } from './Turn.ts';

interface TimedOut {
  readonly survey: CompiledSurvey;
  readonly from: CompiledBlock;
  readonly asked: AskedQuestion;
  readonly reply: Reply;
}

/**
 * Leaves a question whose time is over, without an answer. Whether it is over is for the caller to know, who has a clock: played again with
 * another answer before it, the same turn may come earlier.
 */
export function takeTimedOut(state: ConversationState, { survey, from, asked, reply }: TimedOut): Step {
  const { block } = from;
  const { unique_question_id, type } = block;
  const { timed, nachfrage_id } = asked.question;
  if (!timed) return { outcome: 'rejected', message: survey.texts.doesNotFit };
  const turn = new Turn(survey, state, { replies: state.replies + 1, requests: 0 });
  turn.showReply({ unique_question_id, nachfrage_id, type }, timeTexts(survey.texts.wording).over, reply);
  turn.leave(block, 'timed_out');
  if (from.isCarried) turn.choose(unique_question_id, { ids: [] });
  for (const { variable } of variablesSetBy(block)) turn.set(variable, null);
  const target = timeTargetOf(block);
  const next =
    target === null
      ? nextBlock(survey, from, [], turn)
      : turn.goes(unique_question_id, landing(survey.blocks, from, target), { kind: 'timed-out' });
  return { outcome: 'accepted', ...goOn(survey, turn, next) };
}
