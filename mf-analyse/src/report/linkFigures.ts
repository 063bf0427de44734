import { fetchOnce } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { answerTypeOf } from '../answerTypes/answerTypes.ts';
import { figuresOf } from '../answerTypes/figuresOf.ts';
import { inFigureBatch } from '../calls/inFigureBatch.ts';
import type { FigureSource } from './FigureSource.ts';
import type { FigureEntry } from './model/figureOfEntry.ts';
import type { EntryData } from './model/ReportFigure.ts';
import { goneWhereUnknown } from './teamFigures.ts';

type Overview = CallResponse<'sharedOverview'>;
type EntryOf<Kind extends FigureEntry['kind']> = Extract<FigureEntry, { kind: Kind }>;

/** The figures that somebody sees who has opened a link; groups of few are hidden by the server. */
export function linkFigures(pass: string): FigureSource {
  let overview: Promise<Overview> | null = null;
  function knownOverview(): Promise<Overview> {
    overview ??= fetchOnce('sharedOverview', { pass });
    return overview;
  }

  async function overviewOf(): Promise<EntryData> {
    const { overview: standing, least_group } = await knownOverview();
    return { kind: 'overview', standing, smallBelow: least_group };
  }

  async function questionOf({ question: id }: EntryOf<'question'>): Promise<EntryData> {
    const { questions, states } = await knownOverview();
    const question = questions.find(({ unique_question_id }) => unique_question_id === id);
    if (!question) return { kind: 'gone' };
    const { columns, has_small, least_group } = answerTypeOf(question).isCounted
      ? await inFigureBatch(fetchOnce('sharedQuestion', { pass, question: id }))
      : { columns: [], has_small: false, least_group: 0 };
    return {
      kind: 'question',
      question,
      states: states.flatMap((state) => (state.unique_question_id === id ? [{ ...state, changed: 0 }] : [])),
      figures: figuresOf(question, columns),
      smallBelow: has_small ? least_group : null,
    };
  }

  async function crossOf({ row, column }: EntryOf<'cross'>): Promise<EntryData> {
    const { row_label, column_label, cross, least_group } = await fetchOnce('sharedCross', { pass, row, column });
    return { kind: 'cross', row: row_label, column: column_label, cross, smallBelow: least_group };
  }

  return {
    load: async (entry) => {
      switch (entry.kind) {
        case 'overview':
          return overviewOf();
        case 'question':
          return goneWhereUnknown(questionOf(entry));
        case 'cross':
          return goneWhereUnknown(crossOf(entry));
      }
    },
    renew: () => {
      overview = null;
    },
  };
}
