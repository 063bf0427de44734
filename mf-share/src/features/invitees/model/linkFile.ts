import type { CallResponse } from '@dialogwerk/shared/contract';
import Papa from 'papaparse';
import { inviteeTexts } from '../texts.ts';

const { emailColumn, linkColumn, stateColumn } = inviteeTexts.actions;

/** What spreadsheets take for the beginning of a formula. */
const formula = /^\s*[=+\-@]/;

type Link = CallResponse<'inviteeLinks'>['links'][number];

/** Links as a CSV file with semicolons, as German spreadsheets part columns; `origin` is where they lead. How far somebody is stands there where it is known. */
export function linkFile(links: readonly Link[], columns: readonly string[], origin: string): string {
  const isTied = links.some(({ state }) => state !== null);
  const harmless = (text: string): string => (formula.test(text) ? `'${text}` : text);
  const data = links.map(({ email, known, path, state }) => [
    harmless(email ?? ''),
    ...columns.map((name) => harmless(known[name] ?? '')),
    origin + path,
    ...(isTied ? [state === null ? '' : inviteeTexts.table.states[state]] : []),
  ]);
  const fields = [emailColumn, ...columns, linkColumn, ...(isTied ? [stateColumn] : [])];
  return `\uFEFF${Papa.unparse({ fields, data }, { delimiter: ';' })}\r\n`;
}
