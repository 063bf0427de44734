import { readFile } from 'node:fs/promises';
import { codebookFormat } from '../codebook.ts';
import { csvFormat } from '../csv.ts';
import type { ExportData, ExportFormatRule } from '../ExportData.ts';
import { savFormat } from '../sav/sav.ts';
import { zipped } from '../../../../zipped.ts';
import { ddi } from './ddi/ddi.ts';
import { figureTable, valueTable, variableTable } from './labelTables.ts';
import { parquet } from './parquet.ts';
import { spssScript } from './spss/spssScript.ts';
import { packageTexts } from './texts.ts';

/** A script that is the same for every package: what differs stands in tables, so that no text can become a command. */
const script = (name: string): Promise<string> => readFile(new URL(`./scripts/${name}`, import.meta.url), 'utf8');

/** The data as scripts read them, whatever is wanted of a single CSV. */
const plain = (data: ExportData): ExportData => ({
  ...data,
  wish: { separator: 'comma', content: 'values', missing: 'codes' },
});

/**
 * All that others need to check an analysis: the data in three forms, the codebook to read and for programs, scripts for R, Stata and SPSS, and
 * the figures that they have to find (docs/decisions/0113). The rows are gone over four times, and nothing of them is kept.
 */
export const packageFormat: ExportFormatRule = {
  extension: 'zip',
  mediaType: 'application/zip',
  async *write(data) {
    const { variables, study, survey_name, total, at } = data;
    const asked = await study.asked();
    const figures = await study.figures();
    const facts = { name: survey_name, filter: study.filter, conversations: total, columns: variables.length, at };
    const [r, stata] = await Promise.all([script('auswertung.R'), script('auswertung.do')]);
    yield* zipped(
      [
        { name: 'LIESMICH.txt', content: packageTexts.readMe({ ...facts, figures: figures.length }) },
        { name: 'variablen.csv', content: variableTable({ variables, asked }) },
        { name: 'werte.csv', content: valueTable(variables) },
        { name: 'kennzahlen.csv', content: figureTable(figures) },
        { name: 'auswertung.R', content: r },
        { name: 'auswertung.do', content: stata },
        { name: 'auswertung.sps', content: spssScript(variables, figures) },
        { name: 'codebuch.xml', content: ddi(data, asked) },
        { name: 'codebuch.html', content: codebookFormat.write(data) },
        { name: 'daten.parquet', content: parquet(data) },
        { name: 'daten.csv', content: csvFormat.write(plain({ ...data, rows: () => data.rows(false) })) },
        { name: 'daten.sav', content: savFormat.write(data) },
      ],
      at,
    );
  },
};
