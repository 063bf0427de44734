import type { ReportEntry } from '@dialogwerk/shared/contract';
import { formatCount } from '@dialogwerk/shared/numbers';
import { isDrawn } from '../../answerTypes/Figure.ts';
import type { DrawnFigure } from '../../answerTypes/Figure.ts';
import { associationText } from '../../features/cross-table/model/associationText.ts';
import { crossRows } from '../../features/cross-table/model/crossRows.ts';
import { crossTexts } from '../../features/cross-table/texts.ts';
import { headFigures } from '../../features/overview/model/headFigures.ts';
import { baseNotes, figureNotes } from '../../features/question-results/model/figureNotes.ts';
import { figureTable } from '../../features/question-results/model/figureTable.ts';
import { stateLine } from '../../features/question-results/model/stateLine.ts';
import { questionTexts } from '../../features/question-results/texts.ts';
import { questionTitle } from '../../model/questionTitle.ts';
import { reportTexts as texts } from '../texts.ts';
import type { EntryData, ReportFigure, ReportTable } from './ReportFigure.ts';

/** An entry that shows figures. */
export type FigureEntry = Exclude<ReportEntry, { kind: 'heading' | 'text' }>;

export const isFigureEntry = (entry: ReportEntry): entry is FigureEntry =>
  entry.kind !== 'heading' && entry.kind !== 'text';

type DataOf<Kind extends EntryData['kind']> = Extract<EntryData, { kind: Kind }>;
type Shown = Omit<ReportFigure, 'title' | 'missing'>;

const nothing: Shown = { base: '', charts: [], tables: [], notes: [] };

/**
 * What an entry shows, for every place where a report is read. `filter`: its own filter as a sentence; null for the report's.
 * `isForTeam`: whoever reads it can change it.
 */
export function figureOfEntry(
  entry: FigureEntry,
  data: EntryData,
  { filter, isForTeam }: { readonly filter: string | null; readonly isForTeam: boolean },
): ReportFigure {
  const figure = shownOf(entry, data, isForTeam);
  if (filter === null) return figure;
  const base = [filter, figure.base].filter((part) => part !== '').join(' · ');
  return { ...figure, base };
}

function shownOf(entry: FigureEntry, data: EntryData, isForTeam: boolean): ReportFigure {
  switch (data.kind) {
    case 'gone':
      return { ...nothing, title: texts.goneTitle, missing: isForTeam ? texts.gone : texts.goneForOthers };
    case 'left-out':
      return { ...nothing, title: texts.figure[entry.kind], missing: texts.leftOut };
    case 'overview':
      return { title: texts.figure.overview, ...overviewOf(data) };
    case 'question':
      return { title: questionTitle(data.question) || questionTexts.unnamed, ...questionOf(entry, data) };
    case 'cross':
      return { title: texts.crossOf(data.row, data.column), ...crossOf(data) };
  }
}

function overviewOf({ standing, smallBelow }: DataOf<'overview'>): Shown & Pick<ReportFigure, 'missing'> {
  if (standing === null) return { ...nothing, missing: texts.hiddenOverview(smallBelow ?? 0) };
  const rows = headFigures(standing).map(({ name, value, beside }) => ({ id: name, cells: [name, value, beside] }));
  const { figure, value, beside } = texts.figureTable;
  return { ...nothing, tables: [{ caption: '', head: [figure, value, beside], rows }], missing: null };
}

function questionOf(
  { view }: FigureEntry,
  { question, states, figures, smallBelow }: DataOf<'question'>,
): Shown & Pick<ReportFigure, 'missing'> {
  const own = states.filter(({ part }) => part !== `${question.unique_question_id}#1`);
  const drawn = figures.filter((figure) => isDrawn(figure));
  const notes = [
    ...drawn.flatMap((figure) => figureNotes(figure)),
    ...figures.flatMap((figure) => (figure.kind === 'bases' ? baseNotes(figure) : [])),
    ...(smallBelow === null ? [] : [questionTexts.fewHidden(smallBelow)]),
    ...(question.is_removed ? [texts.removedQuestion] : []),
  ];
  const isAnswered = own.some(({ answered }) => answered !== 0);
  const base = stateLine(own);
  if (!isAnswered) return { ...nothing, base, missing: texts.noAnswer };
  if (drawn.length === 0) return { ...nothing, base, notes, missing: smallBelow === null ? texts.words : null };
  return {
    base,
    charts: view === 'table' ? [] : drawn,
    tables: view === 'chart' ? [] : drawn.map((figure) => tableOf(figure)),
    notes: [...new Set(notes)],
    missing: null,
  };
}

function tableOf(figure: DrawnFigure): ReportTable {
  return { caption: figure.kind === 'shares' ? (figure.caption ?? '') : '', ...figureTable(figure) };
}

function crossOf({ cross, smallBelow }: DataOf<'cross'>): Shown & Pick<ReportFigure, 'missing'> {
  if (cross === null) return { ...nothing, missing: texts.hidden(smallBelow ?? 0) };
  if (cross.n === 0) return { ...nothing, missing: crossTexts.none };
  const shares = crossRows(cross, 'row');
  const rows = crossRows(cross, 'count').map(({ id, label, cells }, line) => ({
    id,
    cells: [label, ...cells.map(({ text }, place) => `${text} (${shares[line]?.cells[place]?.text ?? ''})`)],
  }));
  const { meaning, test, warning } = associationText(cross);
  return {
    base: crossTexts.n(formatCount(cross.n)),
    charts: [],
    tables: [
      { caption: '', head: [crossTexts.answer, ...cross.columns.map(({ label }) => label), crossTexts.sum], rows },
    ],
    notes: [texts.crossCell, meaning, ...[test, warning].filter((text) => text !== null)],
    missing: null,
  };
}
