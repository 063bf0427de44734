import { questionKey } from '@dialogwerk/shared/dialog';
import type { ChatsMemory } from '@dialogwerk/shared/dialog';
import type { Handler } from '../../../calls/handler.ts';
import { mayAnalyseManager } from '../../../policies/mayAnalyseManager.ts';
import { harmless } from '../export/csv.ts';
import { readChatSteps } from './chatSteps.ts';
import { chatsTexts as texts } from './texts.ts';

const AT_ONCE = 1_000;
/** So that Excel reads UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'medium' });

function csvLine(cells: readonly (string | number)[]): string {
  const written = cells.map((cell) => {
    if (typeof cell === 'number') return String(cell);
    const text = harmless(cell);
    return /[";\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${written.join(';')}\r\n`;
}

/** Seconds from the beginning to each hint and to each question that a trigger hangs on. */
export const chatsExport: Handler<'chatsExport'> = async ({ id, page }, context) => {
  const { dialog_manager_id, connected_surveys } = await mayAnalyseManager(context, id);
  const { db } = context.services;
  const names = new Map(connected_surveys.map(({ survey_id, survey_name }) => [survey_id, survey_name]));
  const { triggers, hints, placeOf } = await readChatSteps(db, dialog_manager_id, [...names.keys()]);
  const titles = new Map(hints.map((hint) => [questionKey(hint), texts.hint[hint.kind](hint.title)]));
  for (const question of triggers.flatMap(({ rule }) => [rule.at, rule.names])) {
    const key = questionKey(question);
    if (!titles.has(key)) titles.set(key, texts.question(placeOf(question).name, names.get(question.survey_id) ?? ''));
  }
  const rows = await db
    .selectFrom('participations')
    .select(['participation_id', 'started_at', 'last_at', 'memory'])
    .where('dialog_manager_id', '=', dialog_manager_id)
    .orderBy('started_at')
    .orderBy('participation_id')
    .limit(AT_ONCE)
    .offset(page * AT_ONCE)
    .execute();
  const seconds = ({ behind }: ChatsMemory, key: string, begun: number): number | string => {
    const at = behind[key];
    return at === undefined ? '' : Math.max(0, Math.round((at - begun) / 1_000));
  };
  const heading =
    page > 0 ? '' : `${BYTE_ORDER_MARK}${csvLine([texts.participation, texts.begun, texts.last, ...titles.values()])}`;
  const lines = rows.map(({ participation_id, started_at, last_at, memory }) =>
    csvLine([
      participation_id,
      clock.format(started_at),
      clock.format(last_at),
      ...[...titles.keys()].map((key) => seconds(memory, key, started_at.getTime())),
    ]),
  );
  return { csv: heading + lines.join(''), more: rows.length === AT_ONCE };
};
