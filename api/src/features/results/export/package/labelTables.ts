import { missingCodes } from '@dialogwerk/shared/dialog';
import type { DataColumn, MissingKind } from '@dialogwerk/shared/dialog';
import { plainCsv } from './plainCsv.ts';
import type { PlainCell } from './plainCsv.ts';
import { stataNames } from './stataNames.ts';
import type { AskedColumn, ExpectedFigure } from './StudyFacts.ts';
import { packageTexts as texts } from './texts.ts';

/** The columns of a package's data with what was asked for them. */
export interface Described {
  readonly variables: readonly DataColumn[];
  readonly asked: ReadonlyMap<string, AskedColumn>;
}

/** Kinds of missing values by the words of tables and scripts. */
const kinds: Readonly<Record<MissingKind, string>> = {
  na: 'keine_angabe',
  skipped: 'uebersprungen',
  'not-asked': 'nicht_gefragt',
  withdrawn: 'zurueckgezogen',
  open: 'offen',
  unreadable: 'andere_form',
  'not-offered': 'nicht_angeboten',
  'nothing-left': 'nichts_zur_wahl',
  'given-up': 'nach_versuchen',
  'timed-out': 'zeit_abgelaufen',
  alone: 'keine_teilnahme',
};

/** What each column is: `variablen.csv`. */
export function variableTable({ variables, asked }: Described): string {
  const stata = stataNames(variables.map(({ name }) => name));
  const head = ['variable', 'stata_name', 'beschriftung', 'typ', 'messniveau', 'mehrfachantwort', 'im_dialog'].concat(
    'fassungen',
    'fragetext',
  );
  return plainCsv(
    head,
    variables.map(({ name, label, type, measure, set, alias }, index) => [
      name,
      stata[index] ?? name,
      label,
      texts.types[type],
      texts.measures[measure],
      set,
      alias?.name ?? null,
      asked.get(name)?.offered.join(' ') ?? null,
      asked.get(name)?.wordings.at(-1)?.text ?? null,
    ]),
  );
}

/** What numbers stand for, those of missing values with their kind and Stata's letter: `werte.csv`. */
export function valueTable(variables: readonly DataColumn[]): string {
  const rows = variables.flatMap((variable): PlainCell[][] => [
    ...variable.values.map(({ value, label }) => [variable.name, value, label, null, null]),
    ...missingCodes(variable).map(({ kind, value, label }, index) => [
      variable.name,
      value,
      label,
      kinds[kind],
      `.${String.fromCharCode('a'.charCodeAt(0) + index)}`,
    ]),
  ]);
  return plainCsv(['variable', 'wert', 'beschriftung', 'fehlt', 'stata'], rows);
}

/** A column and whose values of it count; figures name it by its number, from 1. */
export interface FigureSeries {
  readonly column: string;
  readonly base: ExpectedFigure['parts'][number]['base'];
}

/** The series that figures need, each once. */
export function seriesOf(figures: readonly ExpectedFigure[]): FigureSeries[] {
  const parts = figures.flatMap(({ parts: own }) => own);
  return [...new Map(parts.map(({ column, base }) => [`${column}\n${base}`, { column, base }])).values()];
}

/** What the analysis shows, for scripts to compare with; lines of one number are one figure, added up: `kennzahlen.csv`. */
export function figureTable(figures: readonly ExpectedFigure[]): string {
  const places = new Map(seriesOf(figures).map(({ column, base }, index) => [`${column}\n${base}`, index + 1]));
  return plainCsv(
    ['kennzahl', 'reihe', 'variable', 'basis', 'art', 'wert', 'faktor', 'erwartet'],
    figures.flatMap(({ expected, parts }, index) =>
      parts.map(({ column, base, kind, value, factor }): PlainCell[] => [
        index + 1,
        places.get(`${column}\n${base}`) ?? 0,
        column,
        base,
        kind,
        value,
        factor,
        expected,
      ]),
    ),
  );
}
