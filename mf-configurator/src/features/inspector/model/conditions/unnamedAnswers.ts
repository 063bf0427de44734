import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { derivedVariables, namedItems, variablesOf } from '@dialogwerk/shared/dialog';
import { loopedVariables } from '@dialogwerk/shared/dialog/graph';
import { blockName } from '../../../../model/wording/blockName.ts';
import { proposedNames } from './proposedNames.ts';

/** An answer that has no variable yet. */
export interface UnnamedAnswer {
  /** The block that asks for it, and the variable that this gets. */
  readonly id: string;
  readonly variable: string;
  /** What is asked; of a battery with the row. */
  readonly question: string;
}

interface Answers {
  /** The blocks as if each had a variable. */
  readonly named: readonly Block[];
  /** What has none yet, by the name that it would get. */
  readonly unnamed: ReadonlyMap<string, UnnamedAnswer>;
}

const known = new WeakMap<SurveyData['all_questions'], Answers>();

/** All answers of a dialog that texts and conditions can be about: those without a variable get one with the first that names them. */
export function unnamedAnswers(survey: SurveyData): Answers {
  const { all_questions } = survey;
  const answers = known.get(all_questions) ?? worked(survey);
  known.set(all_questions, answers);
  return answers;
}

function worked(survey: SurveyData): Answers {
  const names = proposedNames(survey);
  const named = survey.all_questions.map((block) => ({
    ...block,
    variable: names.get(block.unique_question_id) ?? block.variable,
  }));
  const unnamed = new Map(named.filter((block) => names.has(block.unique_question_id)).flatMap(answersOf));
  for (const { variable, rounds } of loopedVariables(named)) {
    const answer = unnamed.get(variable);
    if (answer) for (const { name } of rounds) unnamed.set(name, answer);
  }
  return { named, unnamed };
}

function answersOf(block: Block): (readonly [string, UnnamedAnswer])[] {
  const { unique_question_id: id, variable } = block;
  if (variable === null) return [];
  const asked = blockName(block);
  const rows = block.type === 'matrix' || block.type === 'constant_sum' ? namedItems(block) : [];
  const parts = derivedVariables(block).map((part) => [part.variable, part.name] as const);
  const rowOf = new Map<string | null, string>([...rows.map((row) => [row.variable, row.text] as const), ...parts]);
  return [...variablesOf([block]).keys()].map((name) => {
    const row = rowOf.get(name);
    return [name, { id, variable, question: row === undefined ? asked : `${asked}: ${row}` }] as const;
  });
}
