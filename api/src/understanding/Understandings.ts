import type { CompiledSurvey } from '@dialogwerk/shared/dialog';
import type { BlockUnderstanding } from '@dialogwerk/shared/dialog/understanding';

/** A block of a dialog at a revision, and the training that its free replies are understood by. */
export interface UnderstandingKey {
  readonly survey_id: string;
  /** Of the dialog, because options belong to it. */
  readonly revision: number;
  /** Of the training. */
  readonly training: number;
  readonly unique_question_id: string;
}

/** What blocks have learned; trained when it is first asked for. */
export interface Understandings {
  /** `survey` is the dialog at that revision. */
  get(survey: CompiledSurvey, key: UnderstandingKey): Promise<BlockUnderstanding>;
}
