import { studyClock } from '@dialogwerk/shared/contract';
import type { DialogManager } from '@dialogwerk/shared/contract';
import { questionKey } from '@dialogwerk/shared/dialog';
import type { ChatsMemory } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Snapshot } from '../data/Snapshot.ts';
import { harmless } from '../export/csv.ts';
import { readChatSteps } from './chatSteps.ts';
import { chatsTexts as texts } from './texts.ts';

/** So that Excel reads UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

interface Row {
  readonly participation_id: string;
  readonly started_at: Date;
  readonly last_at: Date;
  readonly memory: ChatsMemory;
}

function csvLine(cells: readonly (string | number)[]): string {
  const written = cells.map((cell) => {
    if (typeof cell === 'number') return String(cell);
    const text = harmless(cell);
    return /[";\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${written.join(';')}\r\n`;
}

/** By the key of its question, the heading of each column after the first three. */
async function columnsOf(
  { db }: Snapshot,
  { dialog_manager_id, connected_surveys }: DialogManager,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map(connected_surveys.map(({ survey_id, survey_name }) => [survey_id, survey_name]));
  const { triggers, hints, placeOf } = await readChatSteps(db, dialog_manager_id, [...names.keys()]);
  const titles = new Map(hints.map((hint) => [questionKey(hint), texts.hint[hint.kind](hint.title)]));
  for (const question of triggers.flatMap(({ rule }) => [rule.at, rule.names])) {
    const key = questionKey(question);
    if (!titles.has(key)) titles.set(key, texts.question(placeOf(question).name, names.get(question.survey_id) ?? ''));
  }
  return titles;
}

/**
 * A table (CSV) of a multi-chat's respondents with the seconds from the beginning to each hint and to each question that a trigger
 * hangs on, in pieces of some hundred rows; goes on only as fast as they are taken, and closes the snapshot at its end.
 */
export async function* chatsTable(snapshot: Snapshot, manager: DialogManager): AsyncGenerator<string> {
  try {
    const columns = await columnsOf(snapshot, manager);
    const keys = [...columns.keys()];
    yield BYTE_ORDER_MARK + csvLine([texts.participation, texts.begun, texts.last, ...columns.values()]);
    const all = sql<Row>`
      select participation_id, started_at, last_at, memory from participations
      where dialog_manager_id = ${manager.dialog_manager_id} and not is_test
      order by started_at, participation_id`;
    for await (const rows of snapshot.read(all)) yield rows.map((row) => lineOf(row, keys)).join('');
  } finally {
    await snapshot.close();
  }
}

function lineOf({ participation_id, started_at, last_at, memory: { behind } }: Row, keys: readonly string[]): string {
  const seconds = (key: string): number | string => {
    const at = behind[key];
    return at === undefined ? '' : Math.max(0, Math.round((at - started_at.getTime()) / 1_000));
  };
  return csvLine([participation_id, studyClock(started_at), studyClock(last_at), ...keys.map(seconds)]);
}
