import { checkSync } from 'recheck';
import { growsFaster } from './growsFaster.ts';
import type { Pattern } from './Pattern.ts';

/** What is given up after this time is not proved, in milliseconds. */
const PATIENCE_MS = 60_000;

/**
 * Why a pattern may take longer than in proportion to the text that it meets, with a text that shows it; null for a proof that it
 * does not: by its automaton, or, where it looks behind or back, by a search for texts that take it more and more steps.
 * `fuzz`: by that search in any case. The search takes a pattern that tries much at each sign for one that tries more and more, so what it finds is timed.
 */
export function slowness({ source, flags }: Pattern, checker: 'auto' | 'fuzz' = 'auto'): string | null {
  const found = checkSync(source, flags, {
    checker,
    timeout: PATIENCE_MS,
    randomSeed: 1,
  });
  switch (found.status) {
    case 'safe':
      return null;
    case 'vulnerable':
      if (
        found.checker === 'fuzz' &&
        found.complexity.type === 'polynomial' &&
        !growsFaster(source, flags, found.attack)
      ) {
        return null;
      }
      return `${found.complexity.summary}, by ${found.attack.pattern}`;
    case 'unknown':
      return found.error.kind;
  }
}
