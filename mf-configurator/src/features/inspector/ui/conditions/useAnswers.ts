import type { SurveyData } from '@dialogwerk/shared/contract';
import { vocabularyOf } from '@dialogwerk/shared/dialog/conditions';
import type { Vocabulary } from '@dialogwerk/shared/dialog/conditions';
import { snapshotOf } from '@dialogwerk/shared/dialog/graph';
import { use } from 'react';
import { blockName } from '../../../../model/wording/blockName.ts';
import { proposedNames } from '../../model/conditions/proposedNames.ts';
import { FormsAbout, useInspector } from '../InspectorContext.ts';

interface Answers {
  /** What rows can be about: the variables of the dialog, and those that its other questions would have. */
  readonly vocabulary: Vocabulary;
  /** The questions that have no variable yet, by the name that they would get. */
  readonly unnamed: ReadonlyMap<string, { readonly id: string; readonly question: string }>;
}

const known = new WeakMap<SurveyData['all_questions'], Answers & { readonly scales: unknown }>();

/** What the rows of a condition can ask for; `own` is the answer of the block that they belong to. */
export function useAnswers(): Answers & { readonly own: string | null } {
  const { survey } = useInspector();
  const id = use(FormsAbout);
  const answers = answersOf(survey);
  const block = survey.all_questions.find(({ unique_question_id }) => unique_question_id === id);
  const proposed = [...answers.unnamed].find(([, question]) => question.id === id)?.[0];
  const name = block?.variable ?? proposed ?? '';
  return { ...answers, own: answers.vocabulary.has(name) ? name : null };
}

/** Worked out once for all conditions, when a block or a scale has changed. */
function answersOf(survey: SurveyData): Answers {
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
    return name === undefined ? [] : [[name, { id, question: blockName(block) }] as const];
  });
  const answers = {
    vocabulary: vocabularyOf(snapshotOf({ ...survey, all_questions: named })),
    unnamed: new Map(unnamed),
    scales: templ_options,
  };
  known.set(all_questions, answers);
  return answers;
}
