/** The list with the entry at a place moved by so many places, as far as the list goes. */
export function movedBy<Entry>(list: readonly Entry[], place: number, by: number): Entry[] {
  const entry = list[place];
  if (entry === undefined) return [...list];
  const rest = list.toSpliced(place, 1);
  return rest.toSpliced(Math.max(place + by, 0), 0, entry);
}
