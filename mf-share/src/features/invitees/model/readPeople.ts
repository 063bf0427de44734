import { canonicalEmail, EMAIL_LIMIT, EMAIL_PATTERN, INVITEE_LIMITS } from '@dialogwerk/shared/contract';
import type { NewInvitee } from '@dialogwerk/shared/contract';
import Papa from 'papaparse';
import { columnNames } from './columnNames.ts';

/** What is noticed line by line; lines as a spreadsheet counts them. */
export type LineFinding = 'double' | 'bad' | 'missing' | 'long';

/** What was read out of a table of people. */
export interface People {
  /** Of what is known of them. */
  readonly columns: readonly string[];
  readonly invitees: readonly NewInvitee[];
  readonly hasEmail: boolean;
  readonly findings: Readonly<Record<LineFinding, readonly number[]>>;
  /** What there was too much of, and is left out. */
  readonly tooMany: readonly ('columns' | 'most')[];
}

const isAddress = (text: string): boolean => text.length <= EMAIL_LIMIT && EMAIL_PATTERN.test(text);

/** Reads people out of a table as text: parted by tabs, as it is copied from a spreadsheet, or a CSV file. */
export function readPeople(text: string): People {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, '').trim(), { delimiter: delimiterOf(text) });
  const rows = data.map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => cell.trim()) }));
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [first] = filled;
  const isHeading = first !== undefined && !first.cells.some((cell) => isAddress(canonicalEmail(cell)));
  const lines = isHeading ? filled.slice(1) : filled;
  const width = Math.max(0, ...filled.map(({ cells }) => cells.length));
  const emailAt = emailColumn(
    isHeading ? first.cells : [],
    lines.map(({ cells }) => cells),
    width,
  );
  const others = Array.from({ length: width }, (_, at) => at).filter((at) => at !== emailAt);
  const kept = others.slice(0, INVITEE_LIMITS.columns);
  const columns = columnNames(kept.map((at) => (isHeading ? (first.cells[at] ?? '') : '')));
  const found = takeLines(lines, emailAt, kept);
  const tooMany = [
    ...(others.length > kept.length ? (['columns'] as const) : []),
    ...(found.invitees.length > INVITEE_LIMITS.most ? (['most'] as const) : []),
  ];
  return { ...found, invitees: found.invitees.slice(0, INVITEE_LIMITS.most), columns, hasEmail: emailAt >= 0, tooMany };
}

interface Line {
  readonly line: number;
  readonly cells: readonly string[];
}

function takeLines(lines: readonly Line[], emailAt: number, kept: readonly number[]) {
  const findings: Record<LineFinding, number[]> = { double: [], bad: [], missing: [], long: [] };
  const seen = new Set<string>();
  const invitees = lines.flatMap(({ line, cells }): NewInvitee[] => {
    const email = canonicalEmail(cells[emailAt] ?? '');
    const key = email.toLowerCase();
    if (email !== '' && !isAddress(email)) {
      findings.bad.push(line);
      return [];
    }
    if (email !== '' && seen.has(key)) {
      findings.double.push(line);
      return [];
    }
    seen.add(key);
    if (email === '' && emailAt >= 0) findings.missing.push(line);
    const values = kept.map((at) => cells[at] ?? '');
    if (values.some((value) => value.length > INVITEE_LIMITS.value)) findings.long.push(line);
    const known = values.map((value) => value.slice(0, INVITEE_LIMITS.value));
    return [{ invitee_id: crypto.randomUUID(), email: email === '' ? null : email, known }];
  });
  return { invitees, findings };
}

/** The column with the most addresses, or that says so; -1 for none. */
function emailColumn(heading: readonly string[], lines: readonly (readonly string[])[], width: number): number {
  const counts = Array.from({ length: width }, (_, at) => lines.filter((cells) => cells[at]?.includes('@')).length);
  const most = Math.max(0, ...counts);
  if (most > 0) return counts.indexOf(most);
  return heading.findIndex((name) => /^(e-?mail|mail)/i.test(name));
}

/** What parts the columns, as the first line says. */
function delimiterOf(text: string): string {
  const [first = ''] = text.trim().split(/[\r\n]/, 1);
  return ['\t', ';'].find((sign) => first.includes(sign)) ?? ',';
}
