import type { Reply } from '../contract/index.ts';
import { crossAppAtom } from './crossAppAtom.ts';
import { fields, isText, listOf, orNull, withFields } from './guards.ts';

/** A conversation that the test chat shall have next: begun anew, these replies given, each to its own question. */
export interface TestReplies {
  readonly survey_id: string;
  readonly replies: readonly {
    readonly unique_question_id: string;
    readonly nachfrage_id: string | null;
    readonly reply: Reply;
  }[];
}

/** Left by the screen that leads to 'Testen', taken there; null for none. Owner: the configurator's check. */
export const $testReplies = crossAppAtom<TestReplies | null>(
  'testReplies',
  null,
  orNull(
    fields<TestReplies>({
      survey_id: isText,
      replies: listOf(withFields<TestReplies['replies'][number]>({ unique_question_id: isText })),
    }),
  ),
);

/** Takes the replies that were left for a dialog, once; none for another dialog. */
export function takeTestReplies(survey_id: string): TestReplies['replies'] {
  const left = $testReplies.get();
  $testReplies.set(null);
  return left?.survey_id === survey_id ? left.replies : [];
}
