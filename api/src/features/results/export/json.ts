import { missingCodes } from '@dialogwerk/shared/dialog';
import type { DataColumn } from '@dialogwerk/shared/dialog';
import type { ExportFormatRule } from './ExportData.ts';

function described(variable: DataColumn): object {
  const { name, label, type, measure, values, set } = variable;
  return { name, label, type, measure, values, missing: missingCodes(variable), set };
}

/**
 * `{ dialog, exported_at, variables, rows }`; a row is an object by names of variables, with the value or
 * `{ "missing": kind }`. One row a line, so that it can be read as it comes.
 */
export const jsonFormat: ExportFormatRule = {
  extension: 'json',
  mediaType: 'application/json; charset=utf-8',
  async *write({ survey_name, variables, tables, at, rows }) {
    const head = {
      dialog: survey_name,
      exported_at: new Date(at).toISOString(),
      variables: variables.map(described),
      ...(tables.length > 0 ? { tables } : {}),
    };
    yield `${JSON.stringify(head).slice(0, -1)},"rows":[`;
    let between = '\n';
    for await (const some of rows(true)) {
      const lines = some.map((row) =>
        JSON.stringify(Object.fromEntries(variables.map(({ name }, index) => [name, row[index]]))),
      );
      yield between + lines.join(',\n');
      between = ',\n';
    }
    yield '\n]}\n';
  },
};
