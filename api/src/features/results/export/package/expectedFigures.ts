import type { CallResponse, ColumnFigures } from '@dialogwerk/shared/contract';
import { stateCode } from '@dialogwerk/shared/dialog';
import type { Variable } from '@dialogwerk/shared/dialog';
import type { ExpectedFigure, FigureBase, FigureKind, FigurePart } from './StudyFacts.ts';

/** What the analysis shows of a dialog. */
export interface ShownFigures {
  readonly states: CallResponse<'resultOverview'>['states'];
  readonly questions: CallResponse<'resultQuestions'>['questions'];
  readonly columns: readonly ColumnFigures[];
  readonly calculated: CallResponse<'calculatedValues'>['variables'];
}

type Answered = Variable & { readonly source: Extract<Variable['source'], { readonly from: 'answer' }> };
const isAnswered = (variable: Variable): variable is Answered => variable.source.from === 'answer';

/** The column whose numbers tell of a variable: itself, or for words, days and times the one that says why they are missing. */
const numbersOf = ({ type, name, missingName }: Variable): string | null => (type === 'number' ? name : missingName);

const partOf = ({ source: { unique_question_id, column } }: Answered): string =>
  column.part === '' ? '' : unique_question_id + column.part;

/**
 * Whether a part's figures count the same answers as its columns hold: whether an answer helped (`…!1`, `…!2`) is counted on the
 * screen however often it was asked, and stands in the data for the first time alone.
 */
const isInData = (variable: Answered): boolean => !variable.source.column.part.startsWith('!');

type Of = Partial<Pick<FigurePart, 'base' | 'value' | 'factor'>>;

function part(column: string, kind: FigureKind, { base = 'alle', value = null, factor = 1 }: Of = {}): FigurePart {
  return { column, base, kind, value, factor };
}

const single = (column: string, kind: FigureKind, expected: number | null, of: Of = {}): ExpectedFigure[] =>
  expected === null ? [] : [{ expected, parts: [part(column, kind, of)] }];

/**
 * Columns that together have each answer to a part once: in each revision that asks it one of them is offered. Null where there
 * are no such, because options came and went.
 */
function coverOf(columns: readonly Answered[]): readonly Answered[] | null {
  const all = new Set(columns.flatMap(({ source }) => [...source.offered]));
  const covered = new Set<number>();
  const cover: Answered[] = [];
  for (const column of columns.toSorted((a, b) => b.source.offered.size - a.source.offered.size)) {
    const { offered } = column.source;
    if (numbersOf(column) === null || [...offered].some((revision) => covered.has(revision))) continue;
    for (const revision of offered) covered.add(revision);
    cover.push(column);
  }
  return covered.size === all.size ? cover : null;
}

function summaryFigures(
  column: string,
  numbers: Partial<Record<'mean' | 'sd' | 'min' | 'q1' | 'median' | 'q3' | 'max', number | null>>,
  base: FigureBase = 'alle',
): ExpectedFigure[] {
  const { mean = null, sd = null, min = null, q1 = null, median = null, q3 = null, max = null } = numbers;
  return [
    ...single(column, 'mittelwert', mean, { base }),
    ...single(column, 'standardabweichung', sd, { base }),
    ...single(column, 'minimum', min, { base }),
    ...single(column, 'q1', q1, { base }),
    ...single(column, 'median', median, { base }),
    ...single(column, 'q3', q3, { base }),
    ...single(column, 'maximum', max, { base }),
  ];
}

/** The figures of one column, over those who were offered it and have a value. */
function columnFigures(variable: Answered, shown: ColumnFigures, cover: readonly Answered[] | null): ExpectedFigure[] {
  const column = numbersOf(variable);
  if (column === null) return [];
  const isNumber = variable.type === 'number';
  const notOffered = (cover ?? []).flatMap((one) => {
    const name = numbersOf(one);
    return name === null ? [] : [part(name, 'beantwortet')];
  });
  return [
    ...(isNumber ? single(column, 'n', shown.n) : single(column, 'anzahl', shown.n, { value: 0 })),
    ...single(column, 'keine_angabe', shown.na),
    ...(cover === null || shown.not_offered === 0
      ? []
      : [{ expected: shown.not_offered, parts: [...notOffered, part(column, 'beantwortet', { factor: -1 })] }]),
    ...shown.shares.flatMap(({ value, count, share }) => [
      ...single(column, 'anzahl', count, { value }),
      ...single(column, 'anteil', share, { value }),
    ]),
    ...summaryFigures(column, shown.numbers ?? {}),
  ];
}

const nothingBecame = { asked: 0, answered: 0, skipped: 0, withdrawn: 0, open: 0 };

/** What became of a question or one of its items. */
function stateFigures(shown: typeof nothingBecame, cover: readonly Answered[]): ExpectedFigure[] {
  const names = cover.flatMap((variable) => numbersOf(variable) ?? []);
  const summed = (kind: FigureKind, expected: number): ExpectedFigure => ({
    expected,
    parts: names.map((name) => part(name, kind)),
  });
  return [
    summed('gefragt', shown.asked),
    summed('beantwortet', shown.answered),
    summed('uebersprungen', shown.skipped),
    summed('zurueckgezogen', shown.withdrawn),
    summed('offen', shown.open),
  ];
}

/** The figures of a part of a question and of all its columns. */
function partFigures(
  all: readonly Answered[],
  became: typeof nothingBecame,
  columns: ReadonlyMap<string, ColumnFigures>,
): ExpectedFigure[] {
  const cover = coverOf(all);
  const own = all.flatMap((variable) => {
    const shown = columns.get(variable.name);
    return shown ? columnFigures(variable, shown, cover) : [];
  });
  return cover === null ? own : stateFigures(became, cover).concat(own);
}

/** The figures of the analysis, each with what it is made of in the data; those that need a column which is not among the `names` are left out. */
export function expectedFigures(
  variables: readonly Variable[],
  names: ReadonlySet<string>,
  shown: ShownFigures,
): ExpectedFigure[] {
  const answered = variables.filter(isAnswered).filter(isInData);
  const byPart = Map.groupBy(answered, (variable) =>
    JSON.stringify([variable.source.unique_question_id, partOf(variable)]),
  );
  const became = new Map(
    shown.questions.map((state) => [JSON.stringify([state.unique_question_id, state.part]), state]),
  );
  const columns = new Map(shown.columns.map((column) => [column.name, column]));
  const state = variables.find(({ source }) => source.from === 'conversation' && source.fact === 'state');
  const total = Object.values(shown.states).reduce((sum, count) => sum + count, 0);
  const figures = [
    ...(state ? single(state.name, 'n', total) : []),
    ...(state
      ? (['finished', 'screened', 'waiting', 'stopped', 'opened'] as const).flatMap((one) =>
          single(state.name, 'anzahl', shown.states[one], { value: stateCode(one) }),
        )
      : []),
    ...[...byPart].flatMap(([key, all]) => partFigures(all, became.get(key) ?? nothingBecame, columns)),
    ...shown.calculated.flatMap((values) => {
      const variable = variables.find(
        ({ source, type }) => source.from === 'variable' && source.variable === values.variable && type === 'number',
      );
      if (!variable) return [];
      return [
        ...single(variable.name, 'n', values.n, { base: 'beendet' }),
        ...summaryFigures(variable.name, values, 'beendet'),
      ];
    }),
  ];
  const hasState = state !== undefined && names.has(state.name);
  return figures.filter(({ parts }) =>
    parts.every((one) => names.has(one.column) && (one.base === 'alle' || hasState)),
  );
}
