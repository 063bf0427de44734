import type { ConversationRow, NumberSummary, StoredValue } from '@dialogwerk/shared/contract';
import { OTHER_PART } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { answeredLive, finishedLive } from '../../storage/surveys/liveConversations.ts';
import type { Tables } from '../../storage/tables/tables.ts';

/** What the analysis lists at most, of conversations and of texts per question. */
const NEWEST = 200;

type Db = Kysely<Tables>;

/** Which questions are read in a way of their own. */
export interface QuestionKinds {
  /** Answered in words. */
  readonly texts: readonly string[];
  /** Answered with a file. */
  readonly files: readonly string[];
  /** Knowledge questions: `[question]` or `[question, entry]`, and each further question with a part's id of its own. */
  readonly searches: readonly string[];
}

/** The probe of a question; other parts are items of a battery, further knowledge questions, or `isOther`. */
const isProbe = sql`a.nachfrage_id = a.unique_question_id || '#1'`;
/** What is typed beside 'Sonstiges'. */
const isOther = sql`a.nachfrage_id = a.unique_question_id || ${OTHER_PART}::text`;
/** Recorded, in place of words (`recordedAnswer`). */
const isRecording = sql`jsonb_typeof(a.value) = 'object'`;
/** Withdrawn answers stay in the data and count nowhere. */
const applies = sql`a.withdrawn_turn = 0`;

export interface GroupedAnswer {
  readonly unique_question_id: string;
  /** '' for the question itself. */
  readonly nachfrage_id: string;
  readonly value: StoredValue;
  readonly count: number;
}

/** Live conversations with at least one answer, and how many of them are finished. */
export async function countConversations(db: Db, survey_id: string): Promise<{ started: number; finished: number }> {
  const { rows } = await sql<{ started: number; finished: number }>`
    select count(*) as started, count(c.finished_at) as finished
    from conversations c
    where c.survey_id = ${survey_id} and ${answeredLive}`.execute(db);
  return rows[0] ?? { started: 0, finished: 0 };
}

/** How many gave which value, over live conversations. Texts and files are counted together, as the value ''. */
export async function groupAnswers(
  db: Db,
  survey_id: string,
  { texts, files, searches }: QuestionKinds,
): Promise<GroupedAnswer[]> {
  const { rows } = await sql<GroupedAnswer>`
    select g.unique_question_id, g.nachfrage_id, g.value, count(*) as count
    from (
      select a.survey_id, a.conversation_id, a.unique_question_id,
        case when a.unique_question_id = any(${searches}::text[]) and not ${isProbe} then '' else a.nachfrage_id end
          as nachfrage_id,
        case when a.value is null then null
          when ${isProbe} or ${isOther} or a.unique_question_id = any(${[...texts, ...files]}::text[]) then '""'::jsonb
          when a.unique_question_id = any(${searches}::text[]) then coalesce(a.value -> 1, '""')
          else a.value end as value
      from answers a where a.survey_id = ${survey_id} and ${applies}
    ) g
    join conversations c on c.survey_id = g.survey_id and c.conversation_id = g.conversation_id and c.is_live
    group by g.unique_question_id, g.nachfrage_id, g.value
    order by g.unique_question_id, g.nachfrage_id, g.value`.execute(db);
  return rows;
}

/** In how many live conversations each question or part of one had an answer that was withdrawn. */
export async function countChanged(
  db: Db,
  survey_id: string,
): Promise<{ unique_question_id: string; nachfrage_id: string; changed: number }[]> {
  const { rows } = await sql<{ unique_question_id: string; nachfrage_id: string; changed: number }>`
    select a.unique_question_id, a.nachfrage_id, count(distinct a.conversation_id) as changed
    from answers a
    join conversations c on c.survey_id = a.survey_id and c.conversation_id = a.conversation_id and c.is_live
    where a.survey_id = ${survey_id} and a.withdrawn_turn > 0
    group by a.unique_question_id, a.nachfrage_id`.execute(db);
  return rows;
}

export interface NewestTexts {
  readonly unique_question_id: string;
  readonly nachfrage_id: string;
  readonly texts: string[];
}

/** The newest texts to each question that takes one, to each probe and beside each 'Sonstiges', over live conversations. */
export async function readNewestTexts(
  db: Db,
  survey_id: string,
  { texts, searches }: Pick<QuestionKinds, 'texts' | 'searches'>,
): Promise<NewestTexts[]> {
  const { rows } = await sql<NewestTexts>`
    select unique_question_id, nachfrage_id, array_agg(text order by newest) as texts
    from (
      select *, row_number() over (partition by unique_question_id, nachfrage_id order by answered_at desc) as newest
      from (
        select a.unique_question_id, a.answered_at,
          case when a.unique_question_id = any(${searches}::text[]) and not ${isProbe} then '' else a.nachfrage_id end
            as nachfrage_id,
          case when a.unique_question_id = any(${searches}::text[]) and not ${isProbe} then a.value ->> 0
            else a.value #>> '{}' end as text
        from answers a
        join conversations c on c.survey_id = a.survey_id and c.conversation_id = a.conversation_id and c.is_live
        where a.survey_id = ${survey_id} and ${applies} and a.value is not null and not ${isRecording}
          and (${isProbe} or ${isOther} or a.unique_question_id = any(${[...texts, ...searches]}::text[]))
      ) given
    ) numbered
    where newest <= ${NEWEST}
    group by unique_question_id, nachfrage_id`.execute(db);
  return rows;
}

export interface NewestFile {
  readonly unique_question_id: string;
  readonly nachfrage_id: string;
  readonly media_id: string;
  readonly type: string;
  readonly original_name: string;
  readonly answered_at: Date;
}

/** The newest files and recordings to each question and to each probe, over live conversations; the newest first. */
export async function readNewestFiles(
  db: Db,
  survey_id: string,
  { files }: Pick<QuestionKinds, 'files'>,
): Promise<NewestFile[]> {
  const { rows } = await sql<NewestFile>`
    select unique_question_id, nachfrage_id, media_id, type, original_name, answered_at
    from (
      select a.unique_question_id, a.nachfrage_id, a.answered_at, m.media_id, m.type, m.original_name,
        row_number() over (partition by a.unique_question_id, a.nachfrage_id order by a.answered_at desc) as newest
      from answers a
      join conversations c on c.survey_id = a.survey_id and c.conversation_id = a.conversation_id and c.is_live
      join media m on m.survey_id = a.survey_id and m.conversation_id = a.conversation_id
        and m.media_id::text = coalesce(a.value ->> 'media_id', a.value #>> '{}')
      where a.survey_id = ${survey_id} and ${applies}
        and (${isRecording} or (a.unique_question_id = any(${files}::text[]) and not ${isProbe}))
    ) numbered
    where newest <= ${NEWEST}
    order by newest`.execute(db);
  return rows;
}

/** Numbers that the dialog's calculations gave, over finished live conversations; in the order of `variables`. */
export async function summarizeVariables(
  db: Db,
  survey_id: string,
  variables: readonly string[],
): Promise<{ variable: string; summary: NumberSummary }[]> {
  const { rows } = await sql<NumberSummary & { variable: string }>`
    select v.name as variable, count(*) as n, avg(v.value) as mean, stddev_samp(v.value) as sd,
      min(v.value) as min, max(v.value) as max
    from (
      select wanted.name, wanted.place, (c.state -> 'variables' ->> wanted.name)::float8 as value
      from conversations c, unnest(${variables}::text[]) with ordinality as wanted (name, place)
      where c.survey_id = ${survey_id} and ${finishedLive}
        and jsonb_typeof(c.state -> 'variables' -> wanted.name) = 'number'
    ) v
    group by v.name, v.place
    order by v.place`.execute(db);
  return rows.map(({ variable, ...summary }) => ({ variable, summary }));
}

/** The newest live conversations with at least one answer; a probe's reply stands under its `nachfrage_id`. */
export async function readNewestConversations(db: Db, survey_id: string): Promise<ConversationRow[]> {
  const { rows } = await sql<ConversationRow>`
    select c.conversation_id, c.revision, c.state -> 'variables' as variables,
      round(extract(epoch from c.started_at) * 1000)::float8 as started_at,
      round(extract(epoch from c.finished_at) * 1000)::float8 as finished_at,
      (select jsonb_object_agg(coalesce(nullif(a.nachfrage_id, ''), a.unique_question_id), a.value)
       from answers a where a.survey_id = c.survey_id and a.conversation_id = c.conversation_id and ${applies}) as answers
    from conversations c
    where c.survey_id = ${survey_id} and ${answeredLive}
    order by c.started_at desc, c.conversation_id desc
    limit ${NEWEST}`.execute(db);
  return rows;
}
