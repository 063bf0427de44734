import { STUDY_ZONE } from '@dialogwerk/shared/contract';
import type { ResultState, StoredValue, VariableValue } from '@dialogwerk/shared/contract';
import { OTHER_PART, openPartOf, stateCode } from '@dialogwerk/shared/dialog';
import type { ConversationState, StoredConversation } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CameWith } from '../../../dialogs/linkParameters.ts';
import { matching, stateOf } from '../filter/matching.ts';
import type { Population } from '../filter/Population.ts';
import type { DialogData } from './readDialogData.ts';

/** A conversation as the database gives it. */
export interface ConversationRow {
  readonly conversation_id: string;
  readonly result_state: ResultState;
  /** 'YYYY-MM-DDTHH:MM:SS' by the clock of Berlin. */
  readonly started: string;
  readonly finished: string | null;
  readonly seconds: number | null;
  readonly revision: number;
  /** null: the main one of its revision. */
  readonly language: string | null;
  readonly publication_id: string | null;
  /** In a multi-chat. */
  readonly participation_id: string | null;
  readonly open: ConversationState['open'];
  readonly given_up: readonly string[] | null;
  readonly timed_out: readonly string[] | null;
  readonly variables: Record<string, VariableValue>;
  readonly came_with: CameWith | null;
  /** Question, part, value, whether it was withdrawn; null for none. */
  readonly answers: [string, string, StoredValue, boolean][] | null;
}

/** By the clock of Berlin: 'YYYY-MM-DDTHH:MM:SS'. */
export const clock = (column: RawBuilder<unknown>) =>
  sql<string>`to_char(${column} at time zone ${STUDY_ZONE}, 'YYYY-MM-DD"T"HH24:MI:SS')`;

/** The conversations that count with all that was answered in them, in the order in which they began. */
export function selectConversations(population: Population): RawBuilder<ConversationRow> {
  return sql<ConversationRow>`
    select c.conversation_id, ${stateOf(population)} as result_state,
      ${clock(sql`c.started_at`)} as started, ${clock(sql`c.finished_at`)} as finished,
      round(extract(epoch from c.finished_at - c.started_at))::float8 as seconds,
      c.revision, c.language, c.publication_id, c.participation_id, c.state -> 'open' as open, c.state -> 'given_up' as given_up,
      c.state -> 'timed_out' as timed_out, c.state -> 'variables' as variables, c.came_with,
      (select jsonb_agg(jsonb_build_array(a.unique_question_id, a.nachfrage_id, a.value, a.withdrawn_turn > 0)
         order by a.answered_at, a.nachfrage_id)
       from answers a where a.survey_id = c.survey_id and a.conversation_id = c.conversation_id) as answers
    from conversations c
    where ${matching(population)}
    order by c.started_at, c.conversation_id`;
}

/** A row as the model reads it. */
export function storedConversation(
  row: ConversationRow,
  data: Pick<DialogData, 'publications' | 'languages'>,
): StoredConversation {
  const all = row.answers ?? [];
  const answers = all.flatMap(([id, part, value, gone]) => (gone ? [] : [[id, part, value] as const]));
  return {
    facts: {
      conversation_id: row.conversation_id,
      state: stateCode(row.result_state),
      started_at: row.started,
      finished_at: row.finished,
      seconds: row.seconds,
      // What is typed beside 'Sonstiges' is one answer with it.
      answered: answers.filter(([, part]) => !part.endsWith(OTHER_PART)).length,
      publication: row.publication_id === null ? null : (data.publications.get(row.publication_id) ?? null),
      revision: row.revision,
      language: row.language ?? data.languages.get(row.revision) ?? null,
    },
    participation: row.participation_id,
    answers,
    withdrawn: all.flatMap(([id, part, , gone]) => (gone ? [[id, part] as const] : [])),
    open: openPartOf(row),
    givenUp: row.given_up ?? [],
    timedOut: row.timed_out ?? [],
    variables: row.variables,
    cameWith: row.came_with,
  };
}
