/** How strong the first and the last point of a scale are drawn, of 100. */
const WEAKEST = 22;
const STRONGEST = 100;

/** How strong a point of a scale is drawn, of 100: the further along, the stronger. */
export function pointStrength(place: number, points: number): number {
  return Math.round(WEAKEST + ((STRONGEST - WEAKEST) * place) / Math.max(1, points - 1));
}
