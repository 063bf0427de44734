import type { Option } from '../../../contract/index.ts';
import type { Answer } from '../BlockRule.ts';

export function hasScores(options: readonly Pick<Option, 'score'>[]): boolean {
  return options.some(({ score }) => score !== null);
}

/**
 * One chosen option as an answer; null for one that is not there. The variable holds its score where the options have
 * scores (an option without one is then missing), else its text.
 */
export function oneChosen(options: readonly Option[], option_id: string): Answer | null {
  const chosen = options.find(({ id }) => id === option_id);
  if (!chosen) return null;
  const scored = hasScores(options);
  return {
    stored: chosen.id,
    variable: scored ? chosen.score : chosen.text,
    label: scored ? chosen.text : null,
    chosen: [chosen.id],
  };
}
