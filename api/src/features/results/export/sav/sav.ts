import type { ExportData, ExportFormatRule } from '../ExportData.ts';
import { piecesOf } from '../widths.ts';
import { CaseWriter } from './caseWriter.ts';
import { dictionary } from './dictionary.ts';
import { LONGEST_STRING, savVariables } from './savTypes.ts';
import { textParts } from './textParts.ts';

/**
 * SPSS's system file (https://www.gnu.org/software/pspp/pspp-dev/html_node/System-File-Format.html), in UTF-8: names and labels,
 * measure levels, user-missing values, multiple responses, days and times. Goes over the rows twice, because a string's
 * width stands before the data. SPSS, PSPP, R (haven), Stata and jamovi read it.
 */
export const savFormat: ExportFormatRule = {
  extension: 'sav',
  mediaType: 'application/x-spss-sav',
  async *write(data) {
    const lengthOf = (text: string): number => Buffer.byteLength(text);
    const pieces = await piecesOf(data, { most: LONGEST_STRING, lengthOf, split: textParts });
    const variables = savVariables(pieces);
    yield dictionary(variables, { name: data.survey_name, cases: await casesOf(data), at: data.at });
    const cases = new CaseWriter(variables);
    for await (const rows of data.rows(true)) {
      for (const row of rows) cases.write(row);
      yield cases.take();
    }
    yield cases.take(true);
  },
};

/** How many rows there are; how many rounds or earlier answers, only the conversations themselves say. */
async function casesOf({ unit, total, rows }: ExportData): Promise<number> {
  if (unit !== 'rounds' && unit !== 'earlier') return total;
  let count = 0;
  for await (const some of rows(false)) count += some.length;
  return count;
}
