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

/** Replies that are to be understood by their sense as well, where a model is there, and until when that is waited for. */
export interface Listening {
  /** None where only examples are compared with each other. */
  readonly texts: readonly string[];
  readonly until: AbortSignal;
}

const AUTHOR_MS = 15_000;

/** For an author, who has to see what a respondent gets. */
export function forAuthor(...texts: readonly string[]): Listening {
  return { texts, until: AbortSignal.timeout(AUTHOR_MS) };
}

/** What blocks have learned; trained when it is first asked for. */
export interface Understandings {
  /** `survey` is the dialog at that revision. It understands the texts by their sense, too, as far as that was known in time; all others by their words. */
  get(survey: CompiledSurvey, key: UnderstandingKey, listening: Listening): Promise<BlockUnderstanding>;
}
