import { findPersonal } from '../../personal/index.ts';
import { readMarked } from './readMarked.ts';

/** How well one kind is found. */
export interface Found {
  /** How many stand in the texts, and how many of them are wholly covered by what was found, of whatever kind. */
  expected: number;
  covered: number;
  /** How many were found, and how many of them touch one that stands there. */
  found: number;
  right: number;
}

/** Counts by kind what is found in texts with marks, and in texts that hold nothing; `missed` and `wrong` say what was not as it should be. */
export function measureFinding(lines: readonly string[]): {
  readonly kinds: ReadonlyMap<string, Found>;
  readonly missed: readonly string[];
  readonly wrong: readonly string[];
} {
  const kinds = new Map<string, Found>();
  const of = (kind: string): Found => {
    const one = kinds.get(kind) ?? { expected: 0, covered: 0, found: 0, right: 0 };
    kinds.set(kind, one);
    return one;
  };
  const missed: string[] = [];
  const wrong: string[] = [];
  for (const line of lines) {
    const { text, expected } = readMarked(line);
    const spots = findPersonal(text);
    for (const { kind, from, to } of expected) {
      const left = spots.reduce(
        (rest, spot) => rest.map((sign, at) => (at + from >= spot.from && at + from < spot.to ? ' ' : sign)),
        text.slice(from, to).split(''),
      );
      const isCovered = !/[\p{L}\p{N}]/u.test(left.join(''));
      of(kind).expected += 1;
      if (isCovered) of(kind).covered += 1;
      else missed.push(`${kind}: ${text.slice(from, to)} (${text})`);
    }
    for (const { kind, from, to } of spots) {
      const isRight = expected.some((one) => one.kind === kind && one.from < to && from < one.to);
      of(kind).found += 1;
      if (isRight) of(kind).right += 1;
      else wrong.push(`${kind}: ${text.slice(from, to)} (${text})`);
    }
  }
  return { kinds, missed, wrong };
}
