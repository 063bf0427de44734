import type { SurveyData } from '@dialogwerk/shared/contract';
import { canBeNamed, linkVariable } from '@dialogwerk/shared/dialog';
import { variablesAt } from '@dialogwerk/shared/dialog/graph';
import { unnamedAnswers } from './unnamedAnswers.ts';

/** What can be put into a text. */
export interface OfferedVariable {
  readonly name: string;
  /** The question, where its answer gets the name only as it is chosen; null for a variable that there is. */
  readonly question: string | null;
  /** The parameter of the link that it is; absent for an answer. */
  readonly parameter?: string;
}

/**
 * What the texts of block `id` can say: the variables by name, then the answers up to this block that have none yet, in their order, then the
 * parameters of the link; '' stands for the messages around all blocks.
 */
export function offeredVariables(
  survey: SurveyData,
  id: string,
  parameters: readonly string[] = [],
): OfferedVariable[] {
  const { named, unnamed } = unnamedAnswers(survey);
  const places = new Map(named.map(({ unique_question_id }, place) => [unique_question_id, place]));
  const here = places.get(id) ?? Infinity;
  const names = [...variablesAt(named, id).keys()];
  const known = names.filter((name) => !unnamed.has(name)).toSorted((a, b) => a.localeCompare(b, 'de'));
  return [
    ...known.map((name) => ({ name, question: null })),
    ...names.flatMap((name) => {
      const answer = unnamed.get(name);
      return answer && (places.get(answer.id) ?? 0) <= here ? [{ name, question: answer.question }] : [];
    }),
    ...parameters.filter(canBeNamed).map((parameter) => ({ name: linkVariable(parameter), question: null, parameter })),
  ];
}
