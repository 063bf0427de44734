import type { CallResponse, ColumnFigures } from '@dialogwerk/shared/contract';
import { ofAllRounds } from '@dialogwerk/shared/dialog';
import type { Variable } from '@dialogwerk/shared/dialog';
import { CallError } from '../../../errors/CallError.ts';
import type { Handler } from '../../../calls/handler.ts';
import { readVariables } from '../data/readVariables.ts';
import { cellsOf, columnFigures } from './columnFigures.ts';
import { countValues } from './countValues.ts';
import { figuresOverRounds } from './figuresOverRounds.ts';
import { inSnapshot } from './inSnapshot.ts';
import type { FigureContext } from './inSnapshot.ts';

/** The figures of one question, by its columns of data, or of one of a loop over all of its rounds. */
export const resultQuestion: Handler<'resultQuestion'> = (input, context) =>
  inSnapshot(input, context, (figures) => {
    const written = ofAllRounds(input.question);
    return written === null ? figuresOfQuestion(figures, input.question) : figuresOverRounds(figures, written);
  });

/** The figures of one question; 404 for one that the dialog never had. */
export async function figuresOfQuestion(
  figures: FigureContext,
  question: string,
): Promise<CallResponse<'resultQuestion'>> {
  const variables = await readVariables(figures.db, figures.population.survey_id);
  const columns = await figuresOfColumns(figures, question, variables);
  if (columns.length === 0) throw new CallError('results/unknown-question');
  return { columns };
}

/** The figures of a question's columns among those of the dialog. */
export async function figuresOfColumns(
  figures: FigureContext,
  question: string,
  variables: readonly Variable[],
): Promise<ColumnFigures[]> {
  const columns = variables.flatMap((variable) =>
    variable.source.from === 'answer' && variable.source.unique_question_id === question
      ? [{ variable, part: variable.source.column.part === '' ? '' : question + variable.source.column.part }]
      : [],
  );
  const values = await countValues(figures, question, columns);
  return columns.map(({ variable, part }) => columnFigures(variable, part, cellsOf(variable, values.get(part) ?? [])));
}
