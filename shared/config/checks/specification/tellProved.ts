import { numbersIn } from './numbersIn.ts';
import { statements } from './statements.data.ts';

/** What the tests of a run say about statements, by their numbers. */
export interface Tried {
  /** Named by a test that has passed. */
  readonly proved: readonly string[];
  /** Named by a test that has failed. */
  readonly disproved: readonly string[];
}

/** What tests say by their names: of those that have passed, and of those that have failed. */
export const triedBy = (passed: readonly string[], failed: readonly string[]): Tried => ({
  proved: [...new Set(passed.flatMap(numbersIn))],
  disproved: [...new Set(failed.flatMap(numbersIn))],
});

/**
 * How many statements of the specification a run has proved, as a line; and those that are open: neither proved (every test that names it has
 * passed) nor recorded as different.
 */
export function tellProved(tried: readonly Tried[], different: readonly string[]): { line: string; open: string[] } {
  const disproved = new Set(tried.flatMap((part) => part.disproved));
  const proved = new Set(tried.flatMap((part) => part.proved).filter((number) => !disproved.has(number)));
  const all = Object.keys(statements);
  const asWanted = all.filter((number) => !different.includes(number));
  const open = asWanted.filter((number) => !proved.has(number));
  const line = `Specification: ${all.length} statements, ${asWanted.length - open.length} proved, ${all.length - asWanted.length} recorded as different, ${open.length} open`;
  return { line, open };
}
