import Papa from 'papaparse';
import { FileProblem } from '../FileProblem.ts';
import type { TranslationFile } from '../TranslationFile.ts';
import { readHeading } from './columns.ts';
import { asWritten } from './formulas.ts';

/**
 * Reads a table of translations, with whatever sign a spreadsheet has put between its columns. Throws a `FileProblem` for another table. It never says that a
 * translation still holds that was not changed, because a spreadsheet has nothing to say it with.
 */
export function readCsv(content: string): TranslationFile {
  const [firstLine = ''] = content.split(/[\r\n]/, 1);
  const delimiter = /[;,\t|]/.exec(firstLine)?.[0] ?? ';';
  const { data, errors } = Papa.parse<string[]>(content, { delimiter });
  const heading = readHeading(data[0] ?? []);
  if (!heading) throw new FileProblem({ kind: 'other-kind' });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) throw new FileProblem({ kind: 'broken', line: (broken.row ?? 0) + 1 });
  const { survey_id, from, language, at } = heading;
  const cell = (line: readonly string[], column: number): string =>
    asWritten(line[column] ?? '').replaceAll('\r\n', '\n');
  const texts = data.slice(1).flatMap((line) => {
    const key = cell(line, at.key);
    if (key === '') return [];
    return { key, source: cell(line, at.text), target: cell(line, at.translation), isConfirmed: false };
  });
  return { survey_id, from, language, texts };
}
