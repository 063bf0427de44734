/** The chosen ids with one more at the end, or without it where it was chosen. */
export function toggled(chosen: readonly string[], id: string): string[] {
  return chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
}

/** The chosen ids with one moved by so many places, as far as there are such. */
export function movedBy(chosen: readonly string[], id: string, by: number): string[] {
  const from = chosen.indexOf(id);
  const to = Math.min(Math.max(from + by, 0), chosen.length - 1);
  if (from < 0 || to === from) return [...chosen];
  const others = chosen.filter((other) => other !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}
