import { withId } from '../../blocks/loop/roundId.ts';
import type { CompiledSurvey } from '../survey/CompiledSurvey.ts';
import { spokenBy } from '../survey/spokenBy.ts';
import type { ConversationState } from '../ConversationState.ts';
import type { Step } from '../events.ts';
import { goOn } from './goOn.ts';
import { Turn } from './Turn.ts';

/**
 * Takes a conversation to a block from outside of its dialog: what the block waited for has happened, or a trigger moves
 * the respondent there (domain.md §7). One that was not begun begins there. `at`: when. Stale for a block that there is not.
 */
export function enterBlock(
  dialog: CompiledSurvey,
  before: ConversationState,
  unique_question_id: string,
  at = before.at ?? dialog.at,
): Step {
  const survey = spokenBy(dialog, before);
  const state = at === undefined ? before : { ...before, at };
  const block = withId(survey.blocks, unique_question_id)?.block;
  if (!block) return { outcome: 'stale' };
  const turn = new Turn(survey, state, { replies: state.replies, requests: 0 });
  if (!state.finished && state.open === null) turn.say(survey.welcome, 'welcome', null);
  const end = goOn(survey, turn, block.unique_question_id, block.unique_question_id);
  const { passed } = end;
  // To say them in another language, where there is one.
  return { outcome: 'accepted', ...end, state: survey.languages.length < 2 ? end.state : { ...end.state, passed } };
}
