import { writeConsents } from '../../../consents/storeConsents.ts';
import { writeTold } from './toldEvents.ts';

/** Everything hangs on the update: when another turn was quicker, it finds no row and nothing is stored. */
const writeTurn = (also = '') => `
  with moved as (
    update conversations
    set state = $4, turn = turn + 1, finished_at = case when $5 then $6::timestamptz end,
      waiting_since = case when $12 then $6::timestamptz end, last_at = $6::timestamptz, flags = null
    where survey_id = $1 and conversation_id = $2 and turn = $3
    returning revision
  ), said as (
    insert into turns (survey_id, conversation_id, turn, turn_id, entries, outcome, created_at, event, way)
    select $1, $2, $3, $7, $8, $9, $6, $11, $13 from moved
  ), answered as (
    insert into answers
      (survey_id, conversation_id, unique_question_id, nachfrage_id, value, revision, answered_at, took_ms, turn)
    select $1, $2, a.unique_question_id, a.nachfrage_id, a.value, moved.revision, $6,
      case when a.drawn is null then $14::int end, $3
    from moved, jsonb_to_recordset($10) as a (unique_question_id text, nachfrage_id text, value jsonb, drawn boolean)
    on conflict (survey_id, conversation_id, unique_question_id, nachfrage_id, withdrawn_turn)
    do update set value = excluded.value, answered_at = excluded.answered_at, turn = excluded.turn,
      took_ms = least(answers.took_ms::bigint + excluded.took_ms, 2147483647)
  )${also}
  select count(*)::int as stored from moved`;

/** Words that were understood, or not. */
const writeHeard = `, heard as (
    insert into free_replies
      (survey_id, reply_id, conversation_id, unique_question_id, text, zone, training_revision, said_at)
    select $1, $7, $2, h.unique_question_id, h.text, h.zone, h.training, $6
    from moved, jsonb_to_record($15) as h (unique_question_id text, text text, zone text, training int)
    where h.zone is not null
  )`;

/** What stands there as the statement begins, where the conversation has come to the question again since it was given. */
const writeEarlier = `, earlier as (
    insert into earlier_answers
      (survey_id, conversation_id, unique_question_id, nachfrage_id, turn, nth, value, revision, answered_at)
    select a.survey_id, a.conversation_id, a.unique_question_id, a.nachfrage_id, a.turn, come.before, a.value, a.revision, a.answered_at
    from moved, jsonb_to_recordset($10) as n (unique_question_id text, nachfrage_id text, drawn boolean), answers a,
      lateral (
        select count(*) filter (where t.turn < a.turn) as before, max(t.turn) as last
        from turns t
        where t.survey_id = $1 and t.conversation_id = $2 and t.withdrawn_at is null
          and a.unique_question_id = any(t.way[2:])
      ) come
    where n.drawn is null and a.survey_id = $1 and a.conversation_id = $2 and a.withdrawn_turn = 0
      and a.unique_question_id = n.unique_question_id and a.nachfrage_id = n.nachfrage_id and come.last >= a.turn
  )`;

/** What a turn stores beside itself. */
interface StoredBeside {
  readonly heard: boolean;
  readonly again: boolean;
  readonly told: boolean;
  readonly consented: boolean;
}

/** How many parameters every turn has. */
const OF_EVERY_TURN = 14;

const made = new Map<string, string>();

/**
 * The statement that stores a turn with what comes beside it, and the name that it is prepared by. What is heard, told and agreed to are each a parameter more, in
 * this order. Each combination is a statement of its own, because every table that a statement may write to is opened with each turn.
 */
export function turnStatement({ heard, again, told, consented }: StoredBeside): { name: string; text: string } {
  const parts = [heard && 'heard', again && 'again', told && 'told', consented && 'consented'];
  const name = ['live-store-turn', ...parts.filter((part) => part !== false)].join('-');
  const known = made.get(name);
  if (known !== undefined) return { name, text: known };
  const toldAt = OF_EVERY_TURN + 1 + Number(heard);
  const text = writeTurn(
    [
      heard ? writeHeard : '',
      again ? writeEarlier : '',
      told ? writeTold(toldAt) : '',
      consented ? writeConsents(toldAt + Number(told)) : '',
    ].join(''),
  );
  made.set(name, text);
  return { name, text };
}
