import type { SurveyData } from '../contract/index.ts';
import { crossAppAtom } from './crossAppAtom.ts';
import { fields, isText, oneOf, orNull, orUndefined } from './guards.ts';
import { surveyGuard } from './survey.ts';

/** A dialog as it is being edited. */
export interface Preview {
  readonly survey: SurveyData;
  /** The block that is worked on; null for none. */
  readonly block: string | null;
  /**
   * What is looked at where nobody works on a block: its beginning, the named block, or its end; the conversation is taken there when it changes. Absent: the
   * conversation stays where it stands as long as no other block is named.
   */
  readonly moment?: 'start' | 'question' | 'end' | undefined;
}

/** What the preview is to show; null while none is open. Owner: the screen that shows it. */
export const $preview = crossAppAtom<Preview | null>(
  'preview',
  null,
  orNull(
    fields<Preview>({
      survey: surveyGuard,
      block: orNull(isText),
      moment: orUndefined(oneOf('start', 'question', 'end')),
    }),
  ),
);
