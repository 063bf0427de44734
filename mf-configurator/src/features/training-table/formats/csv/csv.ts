import Papa from 'papaparse';
import type { TableRow } from '../../model/TableRow.ts';
import type { FileContent, FormatCode } from '../../model/TrainingFile.ts';

/** So that Excel reads UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What spreadsheets take for the beginning of a formula, and the apostrophe that keeps them from it; a text's own apostrophes stay. */
const formula = /^'*\s*[=+\-@]/;
const disarmed = /^'(?='*\s*[=+\-@])/;

const columns = {
  unique_question_id: 'Block-ID',
  block: 'Block',
  target: 'Bedeutung-ID',
  label: 'Bedeutung',
  example: 'Beispiel',
} as const;
const fields = ['unique_question_id', 'block', 'target', 'label', 'example'] as const;

/** A table with a line for each example. */
export const csv: FormatCode = { write: writeCsv, read: readCsv };

/** The rows as a file: semicolons, because German spreadsheets part columns by them. */
function writeCsv(rows: readonly TableRow[]): string {
  const harmless = (text: string): string => (formula.test(text) ? `'${text}` : text);
  const data = rows.map((row) => fields.map((field) => harmless(row[field])));
  return BYTE_ORDER_MARK + Papa.unparse({ fields: fields.map((field) => columns[field]), data }, { delimiter: ';' });
}

type Line = Partial<Record<string, string>>;

/** The examples of a table, by its lines as spreadsheets count them; null where it lacks the columns. */
function readCsv(text: string): FileContent | null {
  // The heading has no sign that parts columns but those that do, while examples may.
  const delimiter = /[;,\t|]/.exec(text)?.[0] ?? '';
  const { data, meta } = Papa.parse<Line>(text, { header: true, delimiter, transformHeader: (name) => name.trim() });
  const has = (name: string): boolean => meta.fields?.includes(name) ?? false;
  const isTable =
    has(columns.example) &&
    (has(columns.unique_question_id) || has(columns.block)) &&
    (has(columns.target) || has(columns.label));
  if (!isTable) return null;
  const examples = data.flatMap((line, at) => {
    const cell = (name: string): string => (line[name] ?? '').replace(disarmed, '').trim();
    if (fields.every((field) => cell(columns[field]) === '')) return [];
    return {
      line: at + 2,
      of: {
        blockId: cell(columns.unique_question_id),
        block: cell(columns.block),
        targetId: cell(columns.target),
        label: cell(columns.label),
        intent: '',
      },
      text: cell(columns.example),
      isReduced: false,
    };
  });
  return { examples, skipped: [] };
}
