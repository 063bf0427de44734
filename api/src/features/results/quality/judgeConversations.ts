import { createHash } from 'node:crypto';
import type { StoredValue } from '@dialogwerk/shared/contract';
import { likenessOf, qualityFlags, writtenId } from '@dialogwerk/shared/dialog';
import type { JudgedConversation } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { attempt } from '../../../attempts/attempt.ts';
import type { Services } from '../../../services.ts';
import type { Tables } from '../../../storage/tables/tables.ts';

type Db = Kysely<Tables>;
type Reach = Pick<Services, 'db' | 'now'>;

/** Few, so that no call waits long behind them. */
const AT_ONCE = 50;
/** What is left is judged at the next time. */
const MOST_ROUNDS = 20;

interface Unjudged {
  readonly survey_id: string;
  readonly conversation_id: string;
  readonly revision: number;
  readonly turn: number;
  readonly answers: readonly [string, string, StoredValue][] | null;
  readonly replies: JudgedConversation['replies'] | null;
}

/**
 * Judges the quality of conversations that have ended since the last time, or were changed since (`qualityFlags`), the oldest
 * first, so that of two alike the later is the duplicate.
 */
export async function judgeConversations(reach: Reach): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const unjudged = await readUnjudged(reach.db);
    const [first] = unjudged;
    if (first) await judgeAll(reach, first, unjudged, await readKinds(reach.db, unjudged));
    if (unjudged.length < AT_ONCE) return;
  }
}

/** All at once; one after the other where that has ended the server, so that the one that did is found and left without a judgement. */
async function judgeAll(
  reach: Reach,
  { survey_id, conversation_id }: Unjudged,
  unjudged: readonly Unjudged[],
  kinds: ReadonlyMap<string, Kinds>,
): Promise<void> {
  const only = unjudged.length === 1;
  const id = only ? conversation_id : `${conversation_id} and ${unjudged.length - 1}`;
  await attempt(
    reach,
    { kind: 'quality', survey_id, id },
    {
      work: () => writeFlags(reach.db, unjudged, kinds),
      async instead() {
        if (only) await leaveUnjudged(reach.db, conversation_id);
        else for (const one of unjudged) await judgeAll(reach, one, [one], kinds);
      },
    },
  );
}

async function leaveUnjudged(db: Db, conversation_id: string): Promise<void> {
  await db.updateTable('conversations').set({ flags: [] }).where('conversation_id', '=', conversation_id).execute();
}

async function readUnjudged(db: Db): Promise<readonly Unjudged[]> {
  const { rows } = await sql<Unjudged>`
    select c.survey_id, c.conversation_id, c.revision, c.turn,
      (select jsonb_agg(jsonb_build_array(a.unique_question_id, a.nachfrage_id, a.value))
       from answers a
       where a.survey_id = c.survey_id and a.conversation_id = c.conversation_id and a.withdrawn_turn = 0) as answers,
      (select jsonb_agg(jsonb_build_array(r.words, r.took_ms)) from (
        select t.event ->> 'kind' as kind, lag(said.words) over (order by t.turn) as words,
          round(extract(epoch from t.created_at - lag(t.created_at) over (order by t.turn)) * 1000) as took_ms
        from turns t
        cross join lateral (
          select coalesce(sum(cardinality(regexp_split_to_array(trim(e ->> 'context'), '\\s+'))), 0) as words
          from jsonb_array_elements(t.entries) e
          where e ->> 'user_or_bot' = 'bot') said
        where t.survey_id = c.survey_id and t.conversation_id = c.conversation_id and t.withdrawn_at is null) r
       where r.kind = 'reply' and r.words is not null) as replies
    from conversations c
    where c.is_live and c.finished_at is not null and c.flags is null
    order by c.finished_at, c.conversation_id
    limit ${AT_ONCE}`.execute(db);
  return rows;
}

interface Kinds extends Pick<JudgedConversation, 'batteries' | 'texts'> {
  readonly drawn: readonly string[];
}

const keyOf = ({ survey_id, revision }: Pick<Unjudged, 'survey_id' | 'revision'>): string => `${survey_id}/${revision}`;

/** Which questions of their revisions are batteries, which take free text, and which are drawn. */
async function readKinds(db: Db, unjudged: readonly Unjudged[]): Promise<ReadonlyMap<string, Kinds>> {
  const { rows } = await sql<Kinds & Pick<Unjudged, 'survey_id' | 'revision'>>`
    select r.survey_id, r.revision,
      jsonb_path_query_array(r.snapshot, '$.blocks[*] ? (@.type == "matrix").unique_question_id') as batteries,
      jsonb_path_query_array(r.snapshot, '$.blocks[*] ? (@.type == "open").unique_question_id') as texts,
      jsonb_path_query_array(r.snapshot, '$.blocks[*] ? (@.type == "experiment" || @.type == "shuffle").unique_question_id') as drawn
    from revisions r
    where (r.survey_id, r.revision) in (
      select * from unnest(
        ${unjudged.map(({ survey_id }) => survey_id)}::text[], ${unjudged.map(({ revision }) => revision)}::int[]))`.execute(
    db,
  );
  return new Map(rows.map((row) => [keyOf(row), row]));
}

async function writeFlags(db: Db, unjudged: readonly Unjudged[], kinds: ReadonlyMap<string, Kinds>): Promise<void> {
  const judged = unjudged.map((row) => {
    const { survey_id, conversation_id, turn, answers, replies } = row;
    const { batteries, texts, drawn } = kinds.get(keyOf(row)) ?? { batteries: [], texts: [], drawn: [] };
    // What was drawn is nobody's answer.
    const given = (answers ?? []).filter(([question]) => !drawn.includes(writtenId(question)));
    const conversation = { answers: given, replies: replies ?? [], batteries, texts };
    const likeness = likenessOf(conversation);
    return {
      survey_id,
      conversation_id,
      turn,
      flags: qualityFlags(conversation),
      likeness: likeness === null ? null : createHash('sha256').update(likeness).digest('hex'),
    };
  });
  // Whoever has answered meanwhile is judged the next time.
  await sql`
    update conversations c
    set flags = array(select jsonb_array_elements_text(j.flags)), likeness = decode(j.likeness, 'hex')
    from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb)
      as j (survey_id text, conversation_id uuid, turn int, flags jsonb, likeness text)
    where c.survey_id = j.survey_id and c.conversation_id = j.conversation_id and c.turn = j.turn`.execute(db);
  await sql`
    update conversations c set flags = array_append(c.flags, 'duplicate')
    where (c.survey_id, c.conversation_id) in (
        select * from unnest(
          ${judged.map(({ survey_id }) => survey_id)}::text[], ${judged.map(({ conversation_id }) => conversation_id)}::uuid[]))
      and c.likeness is not null and not 'duplicate' = any(c.flags)
      and exists (
        select from conversations d
        where d.survey_id = c.survey_id and d.likeness = c.likeness and d.is_live
          and (d.finished_at, d.conversation_id) < (c.finished_at, c.conversation_id))`.execute(db);
}
