import { crossAppAtom } from './crossAppAtom.ts';
import { isText, orNull } from './guards.ts';

/** The dialog whose team is open above the work; null: none is. Owner: shell draws it, every module may open it. */
export const $team = crossAppAtom<string | null>('team', null, orNull(isText));

/** Opens the team of a dialog: who is in it, and the ways to change that. */
export function openTeam(survey_id: string): void {
  $team.set(survey_id);
}

export function closeTeam(): void {
  $team.set(null);
}
