import type { Variable } from '@dialogwerk/shared/dialog';
import { readRevisions } from '../../data/readRevisions.ts';
import { readCalculated } from '../../figures/calculatedValues.ts';
import type { FigureContext } from '../../figures/inSnapshot.ts';
import { readStanding } from '../../figures/resultOverview.ts';
import { figuresOfColumns } from '../../figures/resultQuestion.ts';
import { readQuestionStates } from '../../figures/resultQuestions.ts';
import { askedColumns } from './askedColumns.ts';
import { expectedFigures } from './expectedFigures.ts';
import type { Study } from './StudyFacts.ts';

interface StudyOf {
  /** In the short form of addresses. */
  readonly filter: string;
  /** All of the dialog. */
  readonly all: readonly Variable[];
  /** Those in the file. */
  readonly columns: readonly Variable[];
}

/** What a file tells of a study beside its rows; the figures are those of the analysis, worked out by the same functions. */
export function readStudy(figures: FigureContext, { filter, all, columns }: StudyOf): Study {
  const { db, population } = figures;
  return {
    id: population.survey_id,
    filter,
    asked: async () => askedColumns(columns, await readRevisions(db, population.survey_id)),
    async figures() {
      const questions = new Set(
        all.flatMap(({ source }) => (source.from === 'answer' ? [source.unique_question_id] : [])),
      );
      const shown = [];
      for (const question of questions) shown.push(...(await figuresOfColumns(figures, question, all)));
      return expectedFigures(all, new Set(columns.map(({ name }) => name)), {
        states: (await readStanding(figures)).states,
        questions: (await readQuestionStates(figures)).questions,
        columns: shown,
        calculated: await readCalculated(figures),
      });
    },
  };
}
