import { ApiError, authorClient } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { loadFigures } from '../../calls/loadFigures.ts';
import { loadQuestions } from '../../features/question-results/useQuestions.ts';
import type { Questions } from '../../features/question-results/useQuestions.ts';
import type { FigureSource } from '../FigureSource.ts';
import type { FigureEntry } from '../model/figureOfEntry.ts';
import type { EntryData } from '../model/ReportFigure.ts';

type Variables = CallResponse<'resultVariables'>['variables'];
type EntryOf<Kind extends FigureEntry['kind']> = Extract<FigureEntry, { kind: Kind }>;

/** The figures that the team sees: what the results page shows under the same filter, by the same calls. */
export function teamFigures(survey_id: string): FigureSource {
  const { signal } = new AbortController();
  const questions = new Map<string, Promise<Questions>>();
  let variables: Promise<Variables> | null = null;

  function questionsOf(filter: string): Promise<Questions> {
    const known = questions.get(filter) ?? loadQuestions(survey_id, filter, signal);
    questions.set(filter, known);
    return known;
  }
  function knownVariables(): Promise<Variables> {
    variables ??= authorClient.call('resultVariables', { survey_id }).then((answer) => answer.variables);
    return variables;
  }

  async function overviewOf(filter: string): Promise<EntryData> {
    const { total, states, seconds } = await authorClient.call('resultOverview', { survey_id, filter });
    const { opened, finished } = states;
    const standing = { opened, begun: total - opened, finished, seconds };
    return { kind: 'overview', standing, smallBelow: null };
  }

  async function questionOf(entry: EntryOf<'question'>, filter: string): Promise<EntryData> {
    const asked = await questionsOf(filter);
    const question = asked.questions.find((one) => one.unique_question_id === entry.question);
    if (!question) return { kind: 'gone' };
    const { unique_question_id, type, is_nps } = question;
    const figures = await loadFigures({ survey_id, filter, unique_question_id, type, is_nps }, signal);
    return { kind: 'question', question, states: asked.states.get(entry.question) ?? [], figures, smallBelow: null };
  }

  async function crossOf({ row, column }: EntryOf<'cross'>, filter: string): Promise<EntryData> {
    const all = await knownVariables();
    const [ofRow, ofColumn] = [row, column].map((wanted) => all.find(({ name }) => name === wanted));
    if (!ofRow || !ofColumn) return { kind: 'gone' };
    const cross = await authorClient.call('crossTable', { survey_id, filter, row, column });
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
