import { atom } from 'nanostores';

/** Which connections of a dialog are drawn (spec §4); all are by default. */
export interface EdgeVisibility {
  readonly conditionalJumps: boolean;
}

const allVisible: EdgeVisibility = { conditionalJumps: true };

/** By survey id. */
export const $edgeVisibility = atom<ReadonlyMap<string, EdgeVisibility>>(new Map());

export function visibilityOf(all: ReadonlyMap<string, EdgeVisibility>, survey_id: string): EdgeVisibility {
  return all.get(survey_id) ?? allVisible;
}

/** Changes what is drawn of one dialog; without flags everything is drawn again. */
export function showEdges(survey_id: string, flags: EdgeVisibility = allVisible): void {
  $edgeVisibility.set(new Map($edgeVisibility.get()).set(survey_id, flags));
}
