/** How many letters may differ at most, as a share of the longer text. */
const MOST_DIFFERENT = 0.4;

/** How many letters have to be put in, taken out or exchanged (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of one.split('').entries()) {
    let diagonal = index;
    const next = [index + 1];
    for (const [place, otherLetter] of other.split('').entries()) {
      const above = row[place + 1] ?? 0;
      next.push(Math.min(above + 1, (next[place] ?? 0) + 1, diagonal + (letter === otherLetter ? 0 : 1)));
      diagonal = above;
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The text most like another one; null when none is like it, or two are alike. */
export function nearest(text: string, candidates: readonly string[]): string | null {
  const small = text.toLowerCase();
  const ranked = [...new Set(candidates)]
    .map((candidate) => ({ candidate, far: distance(small, candidate.toLowerCase()) }))
    .filter(({ candidate, far }) => far <= Math.max(text.length, candidate.length) * MOST_DIFFERENT)
    .toSorted((a, b) => a.far - b.far);
  const [first, second] = ranked;
  return first && first.far !== second?.far ? first.candidate : null;
}
