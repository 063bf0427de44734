import { finders } from './finders/finders.ts';
import { PersonalWords } from './PersonalWords.ts';
import type { PersonalSpot, Span } from './Span.ts';

const nothingKnown = new PersonalWords();

/**
 * What tells of people in a text: what is known first, then what the rules find, in the order of the text and apart from each other.
 * Takes a time that grows with the text alone (docs/decisions/0099, 0115). `known`: what was decided, or told before.
 */
export function findPersonal(text: string, known: PersonalWords = nothingKnown): PersonalSpot[] {
  let spots = known.find(text);
  for (const { kind, find } of finders) {
    const found = gapsOf(text, spots).flatMap(({ from, to }) =>
      find(text.slice(from, to)).map((span) => ({ from: from + span.from, to: from + span.to, kind })),
    );
    if (found.length > 0) spots = [...spots, ...found].toSorted((one, other) => one.from - other.from);
  }
  return spots.filter(({ from, to }) => !known.isNobody(text.slice(from, to)));
}

/** What lies between what was found: a rule sees nothing of what another one has found. */
function gapsOf(text: string, spots: readonly Span[]): Span[] {
  const ends = [0, ...spots.map(({ to }) => to)];
  const begins = [...spots.map(({ from }) => from), text.length];
  return ends.map((from, index) => ({ from, to: begins[index] ?? text.length })).filter(({ from, to }) => from < to);
}
