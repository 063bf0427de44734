import { isDeepStrictEqual } from 'node:util';
import { isWaiting } from '@dialogwerk/shared/dialog';
import type { CompiledSurvey } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { linesOfChange } from '../../../consents/consentLines.ts';
import { storeConsents } from '../../../consents/storeConsents.ts';
import { uuidv7 } from '../../../storage/ids.ts';
import type { Tables } from '../../../storage/tables/tables.ts';
import type { ConversationRow } from '../turn/conversationStatements.ts';
import { earlierAnswers } from './earlierAnswers.ts';
import type { Change, PlannedTurn } from './planChange.ts';
import type { HeardWords } from '../turn/HeardWords.ts';
import type { StoredAnswer } from '../turn/conversationStatements.ts';
import { storeTold, toldAnswers, toldEnd } from '../turn/toldEvents.ts';

interface ChangeToStore {
  readonly survey_id: string;
  readonly survey: CompiledSurvey;
  readonly conversation: Pick<ConversationRow, 'conversation_id' | 'turn' | 'revision' | 'has_webhooks' | 'is_live'>;
  /** Of the new reply. */
  readonly turn_id: string;
  readonly change: Change;
  /** The new reply in the respondent's own words, with what it was taken for; null for every other one. */
  readonly heard: HeardWords | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Stores a changed conversation whole or, when it has moved on since it was read, not at all; false then. Turns from the
 * change on get new numbers behind all others, so that a reply to the conversation as it was finds no place. Runs inside
 * the caller's transaction.
 */
export async function storeChange(db: Kysely<Tables>, toStore: ChangeToStore): Promise<boolean> {
  const { survey_id, conversation, turn_id, change, heard, now } = toStore;
  const { conversation_id, turn: count } = conversation;
  const at = new Date(now);
  const moved = change.turns.slice(change.kept).map((turn, index) => Object.assign({}, turn, { turn: count + index }));
  const newCount = count + moved.length;
  const ofThis = { survey_id, conversation_id };

  const locked = await db
    .updateTable('conversations')
    .set({
      state: JSON.stringify(change.state),
      turn: newCount,
      finished_at: change.state.finished ? sql<Date>`coalesce(finished_at, ${at}::timestamptz)` : null,
      waiting_since: isWaiting(change.state) ? at : null,
      last_at: at,
      flags: null,
    })
    .where((row) => row.and({ ...ofThis, turn: count }))
    .executeTakeFirst();
  if (locked.numUpdatedRows === 0n) return false;

  const withdrawn = change.withdrawn.map(({ turn }) => turn);
  if (withdrawn.length > 0) {
    await db
      .updateTable('turns')
      .set({ withdrawn_at: at })
      .where((row) => row.and(ofThis))
      .where('turn', 'in', withdrawn)
      .execute();
  }
  const over = change.over.map(({ turn }) => turn);
  if (over.length > 0) {
    await db
      .updateTable('turns')
      .set({ asked_again: true })
      .where((row) => row.and(ofThis))
      .where('turn', 'in', over)
      .execute();
  }
  const again = moved.flatMap(({ row, turn, entries, outcome, way }) =>
    row ? [{ old_turn: row.turn, turn, entries, outcome, way }] : [],
  );
  await sql`
    update turns t
    set turn = m.turn, entries = m.entries, outcome = m.outcome, way = m.way, withdrawn_at = null
    from jsonb_to_recordset(${JSON.stringify(again)}::jsonb)
      as m (old_turn int, turn int, entries jsonb, outcome jsonb, way text[])
    where t.survey_id = ${survey_id} and t.conversation_id = ${conversation_id} and t.turn = m.old_turn`.execute(db);
  for (const { row, turn, event, entries, outcome, way } of moved) {
    if (row) continue;
    await db
      .insertInto('turns')
      .values({
        ...ofThis,
        turn,
        // A request on the new way is a turn that no messenger has named.
        turn_id: event?.kind === 'reply' ? turn_id : uuidv7(now),
        event: event && JSON.stringify(event),
        entries: JSON.stringify(entries),
        outcome: JSON.stringify(outcome),
        way: [...way],
        created_at: at,
      })
      .execute();
  }
  const { before, added } = await storeAnswers(db, toStore, newCount);
  if (conversation.is_live) {
    const lines = linesOfChange(toStore.survey, change.state, before, applyingAnswers(change));
    await storeConsents(db, { ...ofThis, revision: conversation.revision, now }, lines);
  }
  if (conversation.has_webhooks) await tell(db, toStore, added);
  await storeTimes(db, toStore, [...change.turns.slice(0, change.kept).map(standing), ...moved]);
  if (heard) {
    const { training, ...said } = heard;
    const reply = { ...ofThis, ...said, reply_id: turn_id, training_revision: training, said_at: at };
    await db.insertInto('free_replies').values(reply).execute();
  }
  return true;
}

/** What was answered otherwise, and the end where the conversation has come to it, again or for the first time. */
async function tell(
  db: Kysely<Tables>,
  { survey_id, conversation, change, now }: ChangeToStore,
  added: readonly StoredAnswer[],
): Promise<void> {
  const { state } = change;
  const told = [...toldAnswers(added), ...(state.finished ? [toldEnd(state)] : [])];
  await storeTold(db, { survey_id, ...conversation, now }, told);
}

/** Withdraws the answers that do not apply any more and stores those that are new; gives these, and all of before. What is the same stays untouched. */
async function storeAnswers(
  db: Kysely<Tables>,
  { survey_id, conversation, change, now }: ChangeToStore,
  newCount: number,
): Promise<Record<'before' | 'added', readonly StoredAnswer[]>> {
  const { conversation_id, revision } = conversation;
  const keyOf = ({ unique_question_id, nachfrage_id }: Omit<StoredAnswer, 'value'>): string =>
    JSON.stringify([unique_question_id, nachfrage_id]);
  const given = change.turns.flatMap(({ answers, at }) =>
    answers.map((answer): [string, StoredAnswer & { at: Date }] => [keyOf(answer), { ...answer, at: new Date(at) }]),
  );
  const applying = new Map(given);
  const before = await db
    .selectFrom('answers')
    .select(['unique_question_id', 'nachfrage_id', 'value'])
    .where((row) => row.and({ survey_id, conversation_id, withdrawn_turn: 0 }))
    .execute();
  const isSame = (answer: StoredAnswer): boolean => {
    const now_ = applying.get(keyOf(answer));
    return now_ !== undefined && isDeepStrictEqual(now_.value, answer.value);
  };
  const gone = before.filter((answer) => !isSame(answer));
  const kept = new Set(before.filter(isSame).map(keyOf));
  const added = [...applying.values()].filter((answer) => !kept.has(keyOf(answer)));

  await sql`
    update answers a set withdrawn_at = ${new Date(now)}::timestamptz, withdrawn_turn = ${newCount}
    from jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as g (unique_question_id text, nachfrage_id text)
    where a.survey_id = ${survey_id} and a.conversation_id = ${conversation_id} and a.withdrawn_turn = 0
      and a.unique_question_id = g.unique_question_id and a.nachfrage_id = g.nachfrage_id`.execute(db);
  // An answer that comes back was not changed in the end.
  await sql`
    delete from answers a
    using jsonb_to_recordset(${JSON.stringify(added)}::jsonb)
      as n (unique_question_id text, nachfrage_id text, value jsonb)
    where a.survey_id = ${survey_id} and a.conversation_id = ${conversation_id} and a.withdrawn_turn > 0
      and a.unique_question_id = n.unique_question_id and a.nachfrage_id = n.nachfrage_id
      and a.value is not distinct from n.value`.execute(db);
  await sql`
    insert into answers (survey_id, conversation_id, unique_question_id, nachfrage_id, value, revision, answered_at)
    select ${survey_id}, ${conversation_id}::uuid, n.unique_question_id, n.nachfrage_id, n.value, ${revision}::int, n.at
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb)
      as n (unique_question_id text, nachfrage_id text, value jsonb, at timestamptz)`.execute(db);
  return { before, added };
}

/** What the conversation says after the change, by its last turns. */
function applyingAnswers({ turns }: Change): StoredAnswer[] {
  const last = new Map(
    turns.flatMap(({ answers }) =>
      answers.map((answer) => [JSON.stringify([answer.unique_question_id, answer.nachfrage_id]), answer] as const),
    ),
  );
  return [...last.values()];
}

/** A turn that stands where it stood. */
function standing({ row, ...turn }: PlannedTurn): PlannedTurn & { readonly turn: number } {
  if (!row) throw new Error('a turn is kept that was never stored');
  return { ...turn, row, turn: row.turn };
}

/** Keeps by which turn each answer was given, and what was answered before at an earlier time of asking. */
async function storeTimes(
  db: Kysely<Tables>,
  { survey_id, conversation: { conversation_id, revision } }: ChangeToStore,
  turns: readonly (Pick<PlannedTurn, 'answers' | 'way' | 'at'> & { readonly turn: number })[],
): Promise<void> {
  const given = turns.flatMap(({ answers, turn }) =>
    answers.map(({ unique_question_id, nachfrage_id }) => ({ unique_question_id, nachfrage_id, turn })),
  );
  const last = new Map(given.map((one) => [JSON.stringify([one.unique_question_id, one.nachfrage_id]), one]));
  await sql`
    update answers a set turn = g.turn
    from jsonb_to_recordset(${JSON.stringify([...last.values()])}::jsonb)
      as g (unique_question_id text, nachfrage_id text, turn int)
    where a.survey_id = ${survey_id} and a.conversation_id = ${conversation_id} and a.withdrawn_turn = 0
      and a.unique_question_id = g.unique_question_id and a.nachfrage_id = g.nachfrage_id
      and a.turn is distinct from g.turn`.execute(db);
  await db
    .deleteFrom('earlier_answers')
    .where((row) => row.and({ survey_id, conversation_id }))
    .execute();
  const earlier = earlierAnswers(turns);
  if (earlier.length === 0) return;
  await db
    .insertInto('earlier_answers')
    .values(
      earlier.map(({ unique_question_id, nachfrage_id, turn, nth, value, at }) => ({
        survey_id,
        conversation_id,
        unique_question_id,
        nachfrage_id,
        turn,
        nth,
        value: value === null ? null : JSON.stringify(value),
        revision,
        answered_at: new Date(at),
      })),
    )
    .execute();
}
