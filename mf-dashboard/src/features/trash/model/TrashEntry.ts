import type { CallResponse } from '@dialogwerk/shared/contract';

/** A dialog or a multi-chat in the bin. */
export type TrashEntry = {
  /** Of all entries. */
  readonly key: string;
  readonly name: string;
  readonly deleted_at: number;
  readonly deleted_by: string | null;
  readonly cleared_at: number;
} & (
  | { readonly kind: 'survey'; readonly survey_id: string }
  | { readonly kind: 'manager'; readonly dialog_manager_id: number }
);

/** Both kinds in one list, the one deleted last first. */
export function trashEntries({ surveys, managers }: CallResponse<'listTrash'>): readonly TrashEntry[] {
  const dialogs = surveys.map((survey): TrashEntry => ({ kind: 'survey', key: survey.survey_id, ...survey }));
  const chats = managers.map((manager): TrashEntry => ({
    kind: 'manager',
    key: `multi-chat ${manager.dialog_manager_id}`,
    ...manager,
  }));
  return [...dialogs, ...chats].toSorted((a, b) => b.deleted_at - a.deleted_at);
}
