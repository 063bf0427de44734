import type { Approval, Publication } from '@dialogwerk/shared/contract';
import { approvalTexts } from './texts.ts';

const heads = [
  'Zeitpunkt',
  'Was',
  'Version',
  'Angefragt von',
  'Angefragt am',
  'Entschieden von',
  'Entschieden am',
  'Notiz',
  'Begründung',
  'Begonnene Gespräche',
];

interface Row {
  /** What the table is ordered by. */
  readonly moment: number;
  readonly cells: readonly string[];
}

/** A program that opens the file would work out what begins like a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

const at = (moment: number | null): string => (moment === null ? '' : new Date(moment).toISOString());

/**
 * Everything that was published of a dialog and every wish to, the newest first, as a table (CSV, semicolons, UTF-8 with a mark at its
 * beginning, times in UTC): who asked, who agreed or declined, when and why.
 */
export function historyFile(publications: readonly Publication[], past: readonly Approval[]): string {
  const published = publications.map(({ published_at, revision, author, note, approved, conversations }): Row => ({
    moment: published_at,
    cells: [
      'veröffentlicht',
      String(revision),
      author?.name ?? '',
      '',
      approved?.by?.name ?? '',
      at(approved?.at ?? null),
      note,
      '',
      String(conversations),
    ],
  }));
  const asked = past.map((one): Row => ({
    moment: one.decided_at ?? one.asked_at,
    cells: [
      `Anfrage${one.wants === 'off' ? ` (${approvalTexts.forOff})` : ''}: ${approvalTexts.states[one.state]}`,
      one.revision === null ? '' : String(one.revision),
      one.asked_by?.name ?? '',
      at(one.asked_at),
      one.decided_by?.name ?? '',
      at(one.decided_at),
      one.note,
      one.reason,
      '',
    ],
  }));
  const rows = [...published, ...asked].toSorted((one, other) => other.moment - one.moment);
  const lines = rows.map(({ moment, cells }) => [at(moment)].concat(cells));
  return `\u{FEFF}${[heads, ...lines].map((line) => line.map(cell).join(';')).join('\r\n')}\r\n`;
}
