import type { DialogManager, SurveyData } from '@dialogwerk/shared/contract';
import type { TriggerRule } from '@dialogwerk/shared/dialog';

/** How the id of a trigger begins that the server has not taken yet. */
export const PENDING = 'pending_';

/** A trigger as it shows; `pending` while the server has not taken it yet. */
export interface ShownTrigger {
  readonly trigger_id: string;
  readonly rule: TriggerRule;
  readonly pending: boolean;
}

/** A multi-chat with all that its view shows: its dialogs in their order, and what triggers what. */
export interface Chats {
  readonly manager: DialogManager;
  readonly surveys: readonly SurveyData[];
  readonly triggers: readonly ShownTrigger[];
}
