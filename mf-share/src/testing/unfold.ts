import { fireEvent, screen } from '@dialogwerk/shared/testing/screen';

/** Unfolds panels of Teilen by what their buttons say. */
export function unfold(...buttons: readonly string[]): void {
  for (const name of buttons) fireEvent.click(screen.getByRole('button', { name }));
}

/** Has the tab forget which panels of a dialog its reader has unfolded. */
export function forgetFolds(survey_id: string): void {
  sessionStorage.removeItem(`dialogwerk-folds ${survey_id}`);
}
