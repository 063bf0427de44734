import type { CompiledSurvey } from '../../engine/survey/CompiledSurvey.ts';
import type { Present, Values } from '../../expressions/Domain.ts';
import { nearest } from '../../text/nearest.ts';
import { namesAskedBy } from './namesSetBy.ts';

/** The value that was probably meant: of the option with that id or text, else the one most like it; null for none. */
export function meantValue(
  survey: CompiledSurvey,
  variable: string,
  values: Values,
  written: Present,
): string | number | null {
  if (values.kind !== 'finite' || typeof written !== 'string') return null;
  const choice = [...survey.blocks.values()]
    .filter(({ block }) => namesAskedBy(block).includes(variable))
    .flatMap(({ asking }) => asking?.choices ?? [])
    .find(({ id, label }) => id === written || label === written);
  const texts = values.values.flat().filter((value) => typeof value === 'string');
  if (choice && texts.includes(choice.label)) return choice.label;
  return nearest(written, texts);
}
