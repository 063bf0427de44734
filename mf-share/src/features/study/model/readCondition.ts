import { conditionProblem, singleVariables, writeRows } from '@dialogwerk/shared/dialog/conditions';
import type { Vocabulary } from '@dialogwerk/shared/dialog/conditions';
import { studyTexts } from '../texts.ts';
import type { Read } from './readField.ts';

/** A condition over the dialog's variables. */
export function readCondition(typed: string, vocabulary: Vocabulary): Read<string> {
  const condition = typed.trim();
  if (condition === '') return { ok: false, problem: studyTexts.quotas.noCondition };
  const problem = conditionProblem(condition, vocabulary, 'boolean');
  return problem ? { ok: false, problem: problem.message } : { ok: true, value: condition };
}

/** An answer as authors know it, and the condition that it was given. */
export interface NamedCondition {
  readonly label: string;
  readonly condition: string;
}

/** The answers by name that a dialog can have, in its order. */
export function namedConditions(vocabulary: Vocabulary): readonly NamedCondition[] {
  return singleVariables(vocabulary).flatMap(({ name, kind, values }) =>
    values.map(({ label, value }) => ({
      label: `${name}: ${label}`,
      condition: writeRows({
        join: 'and',
        parts: [{ kind: 'row', variable: name, operator: kind === 'list' ? 'contains' : 'is', value }],
      }),
    })),
  );
}
