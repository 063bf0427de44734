import type { Hint, StoryClock, SurveyData, Trigger } from '../contract/index.ts';
import { crossAppAtom } from './crossAppAtom.ts';
import { fields, isNumber, isText, listOf, orNull, withFields } from './guards.ts';
import { surveyGuard } from './survey.ts';

type SentTrigger = Omit<Trigger, 'trigger_id' | 'dialog_manager_id'>;

/** A multi-chat as it is being built. */
export interface ChatsPreview {
  readonly name: string;
  /** Its dialogs in their order. */
  readonly surveys: readonly SurveyData[];
  /** As they are sent to the api. */
  readonly triggers: readonly SentTrigger[];
  readonly hints: readonly Hint[];
  readonly clock: StoryClock | null;
}

/** The multi-chat that is tried out; null while none is. Owner: the configurator. */
export const $chatsPreview = crossAppAtom<ChatsPreview | null>(
  'chatsPreview',
  null,
  orNull(
    fields<ChatsPreview>({
      name: isText,
      surveys: listOf(surveyGuard),
      triggers: listOf(withFields<SentTrigger>({ survey_id: isText, trigger: isText })),
      hints: listOf(withFields<Hint>({ survey_id: isText })),
      clock: orNull(withFields<StoryClock>({ step: isNumber })),
    }),
  ),
);
