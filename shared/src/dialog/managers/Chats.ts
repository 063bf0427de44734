import type { Hint, StoryClock } from '../../contract/index.ts';
import { compileSurvey } from '../engine/survey/compileSurvey.ts';
import type { SurveySnapshot } from '../engine/survey/SurveySnapshot.ts';
import { heldBlocks } from './paths/findChatPath.ts';
import type { ChatSurveys } from '../triggers/reachableQuestions.ts';
import { speakingUp } from '../triggers/speakingUp.ts';
import type { TriggerRule } from '../triggers/triggerRule.ts';

/** A multi-chat made quick to run: its dialogs in their order, stopping where its triggers make them wait. */
export interface Chats {
  readonly surveys: ChatSurveys;
  /** Only those that can act. */
  readonly rules: readonly TriggerRule[];
  /** By dialog, its waiting blocks that it says by itself (`speakingUp`); dialogs without any are left out. */
  readonly speakingUp?: ReadonlyMap<string, readonly string[]>;
  /** What can be found out in it; absent for nothing. */
  readonly hints?: readonly Hint[];
  /** How its story's time goes; absent or null for a story without. */
  readonly clock?: StoryClock | null;
}

/**
 * Compiles a multi-chat. A trigger of a dialog or a block that there is not (any more) does nothing, as a jump to a block
 * that is gone does nothing: nobody waits for what cannot come. `led`: whether a language model leads where a dialog wants one.
 */
export function compileChats(snapshots: readonly SurveySnapshot[], rules: readonly TriggerRule[], led = false): Chats {
  const known = new Map(
    snapshots.map(({ survey_id, blocks }) => [survey_id, new Set(blocks.map((block) => block.unique_question_id))]),
  );
  const acting = rules.filter((rule) =>
    [rule.at, rule.names].every(({ survey_id, unique_question_id }) => known.get(survey_id)?.has(unique_question_id)),
  );
  const surveys = new Map(
    snapshots.map((snapshot) => [
      snapshot.survey_id,
      compileSurvey(snapshot, heldBlocks(acting, snapshot.survey_id), led),
    ]),
  );
  const speaking = [...surveys].map(([id, survey]) => [id, speakingUp(survey, acting, id)] as const);
  return { surveys, rules: acting, speakingUp: new Map(speaking.filter(([, ids]) => ids.length > 0)) };
}
