import type { CompiledSurvey } from '@dialogwerk/shared/dialog';
import { BlockUnderstanding, meaningTargets } from '@dialogwerk/shared/dialog/understanding';

/** What German and English deny with, as people spell it. */
export const everyNegator =
  'nicht nich net kein keine keinen nie niemals ohne weder nichts nix keinesfalls keineswegs not never'.split(' ');

/** The examples that a block is still sure of with a denial before them, as they were said; none where it reads denials. */
export function sureInSpite(understanding: BlockUnderstanding, negators: readonly string[]): readonly string[] {
  return understanding.examples.flatMap(({ text, target }) =>
    negators
      // 'Keinen, keinen' says the same twice.
      .filter((negator) => !text.toLowerCase().startsWith(negator))
      .map((negator) => `${negator} ${text}`)
      .filter((denied) => {
        const { zone, matches } = understanding.decide(denied);
        return zone === 'sure' && matches[0]?.target === target;
      }),
  );
}

/** The same of every block of a dialog that nothing was trained for. */
export function sureInSurvey(survey: CompiledSurvey): readonly string[] {
  return [...survey.blocks.keys()].flatMap((id) => {
    const understanding = new BlockUnderstanding({ targets: meaningTargets(survey, id), examples: [], bounds: null });
    return sureInSpite(understanding, everyNegator).map((denied) => `${id}: ${denied}`);
  });
}
