const endings = ['isch', 'ier', 'ens', 'em', 'en', 'er', 'es', 'st', 'e', 'n', 's', 't'];
/** What is left of a word without its ending has so many letters at least. */
const SHORTEST = 3;
/** A part of a compound that says what the whole does has so many at least. */
const SHORTEST_PART = 4;

/** A word without its ending, as far as endings tell nothing: 'vegane' and 'vegan', 'anrufen' and 'Anruf' are one. */
export function stemOf(word: string): string {
  const ending = endings.find((one) => word.length - one.length >= SHORTEST && word.endsWith(one));
  const stem = ending === undefined ? word : word.slice(0, word.length - ending.length);
  return stem.endsWith('e') && stem.length > SHORTEST ? stem.slice(0, -1) : stem;
}

/** The stem that a word is known by: its own, else that of the longest known part at its end ('Lokalzeitung' by 'Zeitung'); undefined for none. */
export function knownStem(word: string, isKnown: (stem: string) => boolean): string | undefined {
  const stem = stemOf(word);
  if (isKnown(stem)) return stem;
  for (let start = 2; start <= Math.min(stem.length - SHORTEST_PART, 30); start += 1) {
    const part = stem.slice(start);
    if (isKnown(part)) return part;
  }
  return undefined;
}
