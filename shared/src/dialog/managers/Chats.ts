import { compileSurvey } from '../engine/survey/compileSurvey.ts';
import type { SurveySnapshot } from '../engine/survey/SurveySnapshot.ts';
import { heldBlocks } from '../paths/findChatPath.ts';
import type { ChatSurveys } from '../triggers/reachableQuestions.ts';
import type { TriggerRule } from '../triggers/triggerRule.ts';

/** A multi-chat made quick to run: its dialogs in their order, stopping where its triggers make them wait. */
export interface Chats {
  readonly surveys: ChatSurveys;
  /** Only those that can act. */
  readonly rules: readonly TriggerRule[];
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
  return { surveys, rules: acting };
}
