import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { vocabularyAt, vocabularyOf, withLink } from '@dialogwerk/shared/dialog/conditions';
import type { Vocabulary } from '@dialogwerk/shared/dialog/conditions';
import { snapshotOf } from '@dialogwerk/shared/dialog/graph';
import { use } from 'react';
import { useLinkParameters } from '../../../../useLinkParameters.ts';
import { unnamedAnswers } from '../../model/conditions/unnamedAnswers.ts';
import type { UnnamedAnswer } from '../../model/conditions/unnamedAnswers.ts';
import { FormsAbout, useInspector } from '../InspectorContext.ts';

interface Answers {
  /** What rows can be about: the variables of the dialog, and those that its other questions would have. */
  readonly vocabulary: Vocabulary;
  /** The questions that have no variable yet, by the name that they would get. */
  readonly unnamed: ReadonlyMap<string, UnnamedAnswer>;
}

interface Known extends Answers {
  readonly scales: unknown;
  /** The blocks as if each had a variable. */
  readonly named: readonly Block[];
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
  const parameters = useLinkParameters(survey.survey_id);
  const whole = withLink(vocabulary, parameters ?? []);
  return { vocabulary: whole, unnamed, own: vocabulary.has(name) ? name : null };
}

/** Worked out once for all conditions, when a block or a scale has changed. */
function answersOf(survey: SurveyData): Known {
  const { all_questions, templ_options } = survey;
  const before = known.get(all_questions);
  if (before?.scales === templ_options) return before;
  const { named, unnamed } = unnamedAnswers(survey);
  const answers = {
    vocabulary: vocabularyOf(snapshotOf({ ...survey, all_questions: [...named] })),
    unnamed,
    named,
    byBlock: new Map<string, Vocabulary>(),
    scales: templ_options,
  };
  known.set(all_questions, answers);
  return answers;
}
