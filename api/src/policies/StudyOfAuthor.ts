/** What a study is run with: a dialog, or a multi-chat, each by its public id. */
export interface StudyOfAuthor {
  /** The dialog's public id, or that of the multi-chat. */
  readonly survey_id: string;
  /** What it is called. */
  readonly name: string;
  /** The multi-chat's number and its dialogs in their order; null for a dialog. */
  readonly manager: { readonly dialog_manager_id: number; readonly survey_ids: readonly string[] } | null;
}
