import type { SurveyData } from '@dialogwerk/shared/contract';
import { vocabularyAt, vocabularyOf } from '@dialogwerk/shared/dialog/conditions';
import type { Vocabulary } from '@dialogwerk/shared/dialog/conditions';
import { loopedVariables, snapshotOf } from '@dialogwerk/shared/dialog/graph';
import { use } from 'react';
import { blockName } from '../../../../model/wording/blockName.ts';
import { proposedNames } from '../../model/conditions/proposedNames.ts';
import { FormsAbout, useInspector } from '../InspectorContext.ts';

interface Answers {
  /** What rows can be about: the variables of the dialog, and those that its other questions would have. */
  readonly vocabulary: Vocabulary;
  /** The questions that have no variable yet, by the name that they would get. */
  readonly unnamed: ReadonlyMap<string, { readonly id: string; readonly variable: string; readonly question: string }>;
}

interface Known extends Answers {
  readonly scales: unknown;
  /** The blocks as if each had a variable. */
  readonly named: SurveyData['all_questions'];
  readonly byBlock: Map<string, Vocabulary>;
}

const known = new WeakMap<SurveyData['all_questions'], Known>();

/** What the rows of a condition can ask for; `own` is the answer of the block that they belong to. */
export function useAnswers(): Answers & { readonly own: string | null } {
  const { survey } = useInspector();
  const id = use(FormsAbout);
  const { unnamed, named, byBlock, ...answers } = answersOf(survey);
  const vocabulary = byBlock.get(id) ?? vocabularyAt(answers.vocabulary, named, id);
  byBlock.set(id, vocabulary);
  const block = survey.all_questions.find(({ unique_question_id }) => unique_question_id === id);
  const proposed = [...unnamed.values()].find((question) => question.id === id)?.variable;
  const name = block?.variable ?? proposed ?? '';
  return { vocabulary, unnamed, own: vocabulary.has(name) ? name : null };
}

/** Worked out once for all conditions, when a block or a scale has changed. */
function answersOf(survey: SurveyData): Known {
  const { all_questions, templ_options } = survey;
  const before = known.get(all_questions);
  if (before?.scales === templ_options) return before;
  const names = proposedNames(survey);
  const named = all_questions.map((block) => ({
    ...block,
    variable: names.get(block.unique_question_id) ?? block.variable,
  }));
  const unnamed = all_questions.flatMap((block) => {
    const { unique_question_id: id } = block;
    const name = names.get(id);
    return name === undefined ? [] : [[name, { id, variable: name, question: blockName(block) }] as const];
  });
  const byName = new Map(unnamed);
  for (const { variable, rounds } of loopedVariables(named)) {
    const question = byName.get(variable);
    if (question) for (const { name } of rounds) byName.set(name, question);
  }
  const answers = {
    vocabulary: vocabularyOf(snapshotOf({ ...survey, all_questions: named })),
    unnamed: byName,
    named,
    byBlock: new Map<string, Vocabulary>(),
    scales: templ_options,
  };
  known.set(all_questions, answers);
  return answers;
}
