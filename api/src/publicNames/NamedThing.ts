/** What a public address leads to. */
export type NamedThing =
  | { readonly survey_id: string; readonly dialog_manager_id: null }
  | { readonly survey_id: null; readonly dialog_manager_id: number };

export const surveyNamed = (survey_id: string): NamedThing => ({ survey_id, dialog_manager_id: null });
export const managerNamed = (dialog_manager_id: number): NamedThing => ({ survey_id: null, dialog_manager_id });
