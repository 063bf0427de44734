import type { Quota } from '@dialogwerk/shared/contract';
import type { SurveySnapshot } from '@dialogwerk/shared/dialog';
import { conditionProblem, vocabularyOf, withLink } from '@dialogwerk/shared/dialog/conditions';
import { CallError } from '../../errors/CallError.ts';

/** Refuses quotas whose condition says nothing about the dialog or the parameters that its link keeps (422): it would count nobody. */
export function refuseUnreadable(
  quotas: readonly Quota[],
  snapshot: SurveySnapshot,
  parameters: readonly string[],
): void {
  const vocabulary = withLink(vocabularyOf(snapshot), parameters);
  for (const { name, condition } of quotas) {
    const problem = conditionProblem(condition, vocabulary, 'boolean');
    if (problem) throw new CallError('study/bad-condition', { name, problem: problem.message });
  }
}
