import { ApiError, fetchOnce } from '@dialogwerk/shared/clients';
import type { AskedQuestion, CallResponse } from '@dialogwerk/shared/contract';
import { answerTypeOf } from '../answerTypes/answerTypes.ts';
import { figuresOf } from '../answerTypes/figuresOf.ts';
import { inFigureBatch } from '../calls/inFigureBatch.ts';
import type { QuestionStates } from '../features/question-results/model/QuestionStates.ts';
import { statesByQuestion } from '../features/question-results/model/statesByQuestion.ts';
import type { FigureSource } from './FigureSource.ts';
import type { FigureEntry } from './model/figureOfEntry.ts';
import type { EntryData } from './model/ReportFigure.ts';

type Variables = CallResponse<'resultVariables'>['variables'];
type EntryOf<Kind extends FigureEntry['kind']> = Extract<FigureEntry, { kind: Kind }>;

/** The questions of a dialog with what became of each, by its id. */
interface Questions {
  readonly questions: readonly AskedQuestion[];
  readonly states: ReadonlyMap<string, readonly QuestionStates[]>;
}

async function loadQuestions(survey_id: string, filter: string): Promise<Questions> {
  const [{ questions }, states, changed] = await Promise.all([
    fetchOnce('askedQuestions', { survey_id }),
    fetchOnce('resultQuestions', { survey_id, filter }),
    fetchOnce('changedAnswers', { survey_id, filter }),
  ]);
  return { questions, states: statesByQuestion(states, changed) };
}

/** The figures that the team sees: what the results page shows under the same filter, by the same calls. */
export function teamFigures(survey_id: string): FigureSource {
  const questions = new Map<string, Promise<Questions>>();
  let variables: Promise<Variables> | null = null;

  function questionsOf(filter: string): Promise<Questions> {
    const known = questions.get(filter) ?? loadQuestions(survey_id, filter);
    questions.set(filter, known);
    return known;
  }
  function knownVariables(): Promise<Variables> {
    variables ??= fetchOnce('resultVariables', { survey_id }).then((answer) => answer.variables);
    return variables;
  }

  async function overviewOf(filter: string): Promise<EntryData> {
    const { total, states, seconds } = await fetchOnce('resultOverview', { survey_id, filter });
    const { opened, finished } = states;
    const standing = { opened, begun: total - opened, finished, seconds };
    return { kind: 'overview', standing, smallBelow: null };
  }

  async function questionOf(entry: EntryOf<'question'>, filter: string): Promise<EntryData> {
    const asked = await questionsOf(filter);
    const question = asked.questions.find((one) => one.unique_question_id === entry.question);
    if (!question) return { kind: 'gone' };
    const { columns } = answerTypeOf(question).isCounted
      ? await inFigureBatch(fetchOnce('resultQuestion', { survey_id, filter, question: entry.question }))
      : { columns: [] };
    const figures = figuresOf(question, columns);
    return { kind: 'question', question, states: asked.states.get(entry.question) ?? [], figures, smallBelow: null };
  }

  async function crossOf({ row, column }: EntryOf<'cross'>, filter: string): Promise<EntryData> {
    const all = await knownVariables();
    const [ofRow, ofColumn] = [row, column].map((wanted) => all.find(({ name }) => name === wanted));
    if (!ofRow || !ofColumn) return { kind: 'gone' };
    const cross = await fetchOnce('crossTable', { survey_id, filter, row, column });
    return { kind: 'cross', row: ofRow.label, column: ofColumn.label, cross, smallBelow: null };
  }

  return {
    load: (entry, ofReport) => {
      const filter = entry.filter ?? ofReport;
      switch (entry.kind) {
        case 'overview':
          return overviewOf(filter);
        case 'question':
          return goneWhereUnknown(questionOf(entry, filter));
        case 'cross':
          return goneWhereUnknown(crossOf(entry, filter));
      }
    },
    renew: () => {
      questions.clear();
      variables = null;
    },
  };
}

/** A question that the dialog does not have any longer is told as gone. */
export async function goneWhereUnknown(data: Promise<EntryData>): Promise<EntryData> {
  try {
    return await data;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'results/unknown-question') return { kind: 'gone' };
    throw error;
  }
}
