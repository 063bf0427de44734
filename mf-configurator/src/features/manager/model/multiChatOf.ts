import { writeTrigger } from '@dialogwerk/shared/dialog';
import type { MultiChat } from '@dialogwerk/shared/dialog';
import { snapshotOf } from '@dialogwerk/shared/dialog/graph';
import type { Chats } from './Chats.ts';

/** What the check of a dialog needs of all multi-chats that it belongs to. */
export function multiChatOf(all: readonly Chats[]): MultiChat {
  const surveys = new Map(all.flatMap((chats) => chats.surveys.map((survey) => [survey.survey_id, survey])));
  return {
    triggers: all.flatMap(({ manager: { dialog_manager_id }, triggers }) =>
      triggers.map(({ trigger_id, rule }) => ({ trigger_id, dialog_manager_id, ...writeTrigger(rule) })),
    ),
    others: [...surveys.values()].map(snapshotOf),
  };
}
