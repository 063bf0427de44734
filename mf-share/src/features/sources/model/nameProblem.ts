import { sourceTexts as texts } from '../texts.ts';

/** Why a parameter cannot be kept under this name; null where it can. */
export function nameProblem(name: string, kept: readonly string[]): string | null {
  if (!/^[A-Za-z][A-Za-z0-9_.-]*$/.test(name)) return texts.badName;
  return kept.includes(name) ? texts.twice : null;
}
