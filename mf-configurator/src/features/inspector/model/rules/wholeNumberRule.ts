import { readNumber } from '../numberText.ts';

/** A rule for a written whole number from `least` to `greatest`; otherwise `problem`. */
export function wholeNumberRule(least: number, greatest: number, problem: string): (text: string) => true | string {
  return (text) => {
    const value = readNumber(text) ?? Number.NaN;
    return (Number.isInteger(value) && value >= least && value <= greatest) || problem;
  };
}
