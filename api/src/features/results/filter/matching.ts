import type { AnswerCondition, ResultDevice, ResultState } from '@dialogwerk/shared/contract';
import { STUDY_ZONE } from '@dialogwerk/shared/contract';
import { otherId, writtenId } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { escapeLike } from '../../../storage/escapeLike.ts';
import { begunLive, hasFinished, STOPPED_AFTER_MS } from '../../../storage/surveys/liveConversations.ts';
import type { Population } from './Population.ts';

type Condition = RawBuilder<boolean>;

/** The question and the part that the conversation `c` waits at; null when it waits for no reply. */
export const openQuestion = sql<string | null>`
  case when c.state -> 'open' ?| array['request', 'held'] then null
    else c.state -> 'open' ->> 'unique_question_id' end`;
export const openPart = sql<string>`
  case when jsonb_typeof(c.state -> 'open' -> 'probe') = 'object' then c.state -> 'open' -> 'probe' ->> 'nachfrage_id'
    when c.state -> 'open' ? 'item_id'
      then (c.state -> 'open' ->> 'unique_question_id') || '.' || (c.state -> 'open' ->> 'item_id')
    when c.state -> 'open' ? 'helped'
      then (c.state -> 'open' ->> 'unique_question_id') || '!' || (c.state -> 'open' ->> 'search')
    when c.state -> 'open' ->> 'search' <> '1'
      then (c.state -> 'open' ->> 'unique_question_id') || '.' || (c.state -> 'open' ->> 'search')
    else '' end`;

/** The kind of device that the conversation `c` was opened on. */
export const deviceOf = sql<ResultDevice>`coalesce(c.device, 'unknown')`;

/** How the conversation `c` stands. */
export function stateOf({ now }: Pick<Population, 'now'>): RawBuilder<ResultState> {
  const since = new Date(now - STOPPED_AFTER_MS);
  // The first turn says the welcome; every later one stores an answer.
  return sql<ResultState>`
    case when ${hasFinished} then 'finished' when c.screened then 'screened' when c.turn = 1 then 'opened'
      when c.last_at > ${since}::timestamptz then 'waiting' else 'stopped' end`;
}

/**
 * Whether the conversation `c` counts: live, begun, and as the filter wants it. Every figure, list and export asks this and
 * nothing else, so that they all speak of the same conversations.
 */
export function matching(population: Population): Condition {
  const { survey_id, filter } = population;
  const { from, to, states, publications, languages, devices, flags, tags, sources, answers } = filter;
  const conditions: Condition[] = [sql`c.survey_id = ${survey_id} and ${begunLive}`];
  if (from !== null) conditions.push(sql`c.started_at >= ${from}::date::timestamp at time zone ${STUDY_ZONE}`);
  if (to !== null) conditions.push(sql`c.started_at < (${to}::date + 1)::timestamp at time zone ${STUDY_ZONE}`);
  if (states.length > 0) conditions.push(sql`${stateOf(population)} = any(${states}::text[])`);
  if (publications.length > 0) conditions.push(sql`c.publication_id = any(${publications}::uuid[])`);
  if (languages.length > 0) {
    conditions.push(sql`(c.language = any(${languages}::text[]) or c.language is null and c.revision = any(array(
      select r.revision from revisions r
      where r.survey_id = ${survey_id} and r.snapshot ->> 'language' = any(${languages}::text[]))))`);
  }
  if (devices.length > 0) conditions.push(sql`${deviceOf} = any(${devices}::text[])`);
  if (flags.length > 0) {
    const isClean = sql`${flags.includes('none')} and c.flags is not distinct from '{}'`;
    conditions.push(sql`(coalesce(c.flags && ${flags}::text[], false) or (${isClean}))`);
  }
  if (tags.length > 0) {
    conditions.push(sql`exists (
      select from conversation_tags g
      where g.survey_id = c.survey_id and g.conversation_id = c.conversation_id and g.tag = any(${tags}::text[]))`);
  }
  for (const { variable, values } of sources) {
    conditions.push(sql`coalesce(c.came_with ->> ${variable}, '') = any(${values}::text[])`);
  }
  conditions.push(...answers.map((condition) => answerHolds(survey_id, condition)));
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** Whether what was published to the conversation `c` holds what a path in JSON finds by `$question`, `$item`, `$option` and `$other`. */
function isOfRevision(survey_id: string, path: string, { question, part }: AnswerCondition, option = ''): Condition {
  const item = part.startsWith(`${question}.`) ? part.slice(question.length + 1) : '';
  const other = part === otherId(question);
  // Without the conversation in it, so that it is worked out once for all of them.
  return sql<boolean>`(c.revision = any(array(
    select r.revision from revisions r
    where r.survey_id = ${survey_id}
      and exists (select from publications p where p.survey_id = r.survey_id and p.revision = r.revision)
      and jsonb_path_exists(r.snapshot, ${path}::jsonpath, ${JSON.stringify({ question: writtenId(question), item, option, other })}::jsonb))))`;
}

const rating = '$.blocks[*] ? (@.unique_question_id == $question && (@.type == "likert" || @.type == "matrix"))';
const offering =
  '$.blocks[*] ? (@.unique_question_id == $question && ($item == "" || !exists(@.items) || exists(@.items[*] ? (@.id == $item)))' +
  ' && ($other == false || (@.other.type() == "string" && exists(@.options[*] ? (@.id == "other")))))';
const offeringOption = '$.blocks[*] ? (@.unique_question_id == $question && exists(@.options[*] ? (@.id == $option)))';

function answerHolds(survey_id: string, condition: AnswerCondition): Condition {
  const { question, part } = condition;
  const given = (holds: RawBuilder<unknown>): Condition => sql`exists (
    select from answers a
    where a.survey_id = c.survey_id and a.conversation_id = c.conversation_id and a.unique_question_id = ${question}
      and a.nachfrage_id = ${part} and ${holds})`;
  const applies = sql`a.withdrawn_turn = 0`;
  switch (condition.is) {
    case 'one-of':
      return given(sql`${applies} and case jsonb_typeof(a.value) when 'array' then a.value ?| ${condition.ids}::text[]
        else a.value #>> '{}' = any(${condition.ids}::text[]) end`);
    case 'has-options':
      return areOffered(survey_id, condition);
    case 'lacks-options':
      return sql`(not ${areOffered(survey_id, condition)})`;
    case 'between':
      return given(sql`${applies} and case when jsonb_typeof(a.value) = 'number'
        then a.value::float8 between ${condition.min ?? -Infinity}::float8 and ${condition.max ?? Infinity}::float8
        else false end`);
    case 'contains':
      return given(sql`${applies} and a.value #>> '{}' ilike ${`%${escapeLike(condition.text)}%`}`);
    case 'status':
      return statusHolds(survey_id, condition, given);
  }
}

/** Whether what was published to the conversation `c` has all of these options. */
function areOffered(
  survey_id: string,
  condition: Extract<AnswerCondition, { is: 'has-options' | 'lacks-options' }>,
): Condition {
  const each = condition.ids.map((id) => isOfRevision(survey_id, offeringOption, condition, id));
  return sql`(${sql.join(each, sql` and `)})`;
}

/** The states of a question are apart from each other, as `rowOf` reads them. */
function statusHolds(
  survey_id: string,
  condition: Extract<AnswerCondition, { is: 'status' }>,
  given: (holds: RawBuilder<unknown>) => Condition,
): Condition {
  const { question, part, status } = condition;
  const applies = given(sql`a.withdrawn_turn = 0`);
  const isOffered = isOfRevision(survey_id, offering, condition);
  const withdrawn = given(sql`a.withdrawn_turn > 0`);
  const isOpen = sql<boolean>`(${openQuestion} is not distinct from ${question} and ${openPart} = ${part})`;
  switch (status) {
    case 'answered':
      return given(sql`a.withdrawn_turn = 0 and a.value is not null`);
    case 'na':
      // Words may say the same.
      return sql`(${given(sql`a.withdrawn_turn = 0 and a.value = '"na"'`)} and ${isOfRevision(survey_id, rating, condition)})`;
    case 'skipped':
      return given(sql`a.withdrawn_turn = 0 and a.value is null`);
    case 'open':
      return sql`(not ${applies} and ${isOpen})`;
    case 'withdrawn':
      return sql`(not ${applies} and not ${isOpen} and ${withdrawn})`;
    case 'not-asked':
      return sql`(not ${applies} and not ${isOpen} and not ${withdrawn} and ${isOffered})`;
    case 'not-offered':
      return sql`(not ${isOffered})`;
  }
}
