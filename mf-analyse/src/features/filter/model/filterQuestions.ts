import type { AskedQuestion } from '@dialogwerk/shared/contract';
import { questionTitle } from '../../../model/questionTitle.ts';
import type { FilterQuestion } from '../../../resultFilter/FilterQuestion.ts';
import { filterTexts as texts } from '../texts.ts';

/** Types whose answers are neither one of the choices nor words, so that only what became of the question can be asked for. */
const others: ReadonlySet<string> = new Set(['ranking', 'constant_sum', 'upload', 'voice', 'signature', 'place']);
const withOptions: ReadonlySet<string> = new Set(['single', 'multiple', 'picture']);
const numbers: ReadonlySet<string> = new Set(['number', 'slider', 'rating']);

/** Every question, item and probe that a filter can ask for, in the dialog's order. */
export function filterQuestions(asked: readonly AskedQuestion[]): readonly FilterQuestion[] {
  return asked.flatMap((question) => {
    const title = questionTitle(question) || texts.unnamed;
    return question.parts.map(({ part, label, choices }): FilterQuestion => {
      const isProbe = part === `${question.unique_question_id}#1`;
      return {
        question: question.unique_question_id,
        part,
        title: part === '' ? title : texts.part(title, label),
        answers: isProbe ? 'words' : answersOf(question, choices.length > 0),
        choices,
      };
    });
  });
}

function answersOf({ type }: AskedQuestion, hasChoices: boolean): FilterQuestion['answers'] {
  if (others.has(type)) return 'others';
  if (numbers.has(type)) return 'numbers';
  if (!hasChoices || type === 'qa') return 'words';
  return withOptions.has(type) ? 'options' : 'choices';
}
