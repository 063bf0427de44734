import { resultTexts } from './texts.ts';
import type { Variable } from './Variable.ts';

/** The columns with one more behind each of words, days and times: 0 where it has a value, else why not (`missingCodes`). */
export function withMissing(variables: readonly Variable[]): Variable[] {
  return variables.flatMap((variable) => {
    const { missingName } = variable;
    if (missingName === null) return [variable];
    const why: Variable = {
      name: missingName,
      label: resultTexts.missingOf(variable.label),
      type: 'number',
      measure: 'nominal',
      values: [{ value: 0, label: resultTexts.present }],
      bounds: { min: 0, max: 0 },
      set: null,
      missingName: null,
      source: { from: 'missing', of: variable },
    };
    return [variable, why];
  });
}
