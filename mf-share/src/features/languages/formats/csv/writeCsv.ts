import Papa from 'papaparse';
import type { OutgoingFile, OutgoingText } from '../TranslationFile.ts';
import { columns, states } from './columns.ts';
import { harmless } from './formulas.ts';

/** So that Excel reads UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The texts of a dialog as a table, a line for each: semicolons, because German spreadsheets part columns by them. */
export function writeCsv({ survey_id, from, language, texts }: OutgoingFile): string {
  const fields = [
    columns.key(survey_id),
    columns.place,
    columns.text(from),
    columns.translation(language),
    columns.state,
  ];
  const data = texts.map((one) =>
    [one.key, one.place, one.text, one.translation?.text ?? '', states[stateOf(one)]].map(harmless),
  );
  return `${BYTE_ORDER_MARK}${Papa.unparse({ fields, data }, { delimiter: ';' })}\r\n`;
}

function stateOf({ text, translation }: OutgoingText): keyof typeof states {
  if (translation === null) return 'missing';
  return translation.source === text ? 'done' : 'changed';
}
