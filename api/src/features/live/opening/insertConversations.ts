import { conversationWith, linkVariablesOf, spokenFrom } from '@dialogwerk/shared/dialog';
import type { Language } from '@dialogwerk/shared/contract';
import type { Draws } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { currentSettings, currentSnapshot } from '../../../storage/surveys/readSnapshot.ts';
import type { Tables } from '../../../storage/tables/tables.ts';
import type { CameWith } from '../../../dialogs/linkParameters.ts';
import type { KnownDevice } from './deviceKind.ts';

/** A conversation about to begin. */
export interface NewConversation {
  readonly survey_id: string;
  readonly conversation_id: string;
  readonly receipt_hash: Buffer;
  /** Parameters of its link; null for none. */
  readonly came_with: CameWith | null;
  /** The language that it begins in; undefined for the main one. */
  readonly language: Language | undefined;
}

interface Beginner {
  readonly user_id_live: string;
  readonly device: KnownDevice | null;
  readonly now: Date;
  /** What is served at this moment, shell, modules and api as one value. */
  readonly composition: string;
  /** Whether a language model is connected. */
  readonly led: boolean;
  /** Arms of experiments that are settled beforehand; absent for none. */
  readonly draws?: Draws;
}

/**
 * Makes conversations of a respondent, or of who tries the respondents' way, each pinned to what is published of its survey at this
 * moment. Surveys that are gone or were never published are left out.
 */
export async function insertOnPublished(
  db: Kysely<Tables>,
  conversations: readonly NewConversation[],
  { user_id_live, is_live, device, now, composition, led, draws }: Beginner & { readonly is_live: boolean },
): Promise<void> {
  await sql`
    insert into conversations
      (survey_id, conversation_id, user_id_live, revision, publication_id, is_live, state, started_at, last_at, receipt_hash, device,
        composition, led, came_with)
    select s.survey_id, new.conversation_id, ${user_id_live}::uuid, p.revision, p.publication_id, ${is_live}::boolean,
      ${JSON.stringify(conversationWith({ draws }))}::jsonb || ${newSeed} || new.known, ${now}::timestamptz, ${now}::timestamptz, new.receipt_hash, ${device},
      ${composition}, ${led}, new.came_with
    from ${asRows(conversations)}
    join surveys s on s.survey_id = new.survey_id and s.deleted_at is null
    join publications p on p.survey_id = s.survey_id and p.publication_id = s.publication_id`.execute(db);
}

/**
 * Makes test conversations, each pinned to its survey's draft of this moment, whose snapshot is kept with the first one. Surveys
 * that are gone are left out.
 */
export async function insertDraftTests(
  db: Kysely<Tables>,
  conversations: readonly NewConversation[],
  { user_id_live, now, composition, led, draws }: Beginner,
): Promise<void> {
  const surveyIds = conversations.map(({ survey_id }) => survey_id);
  await sql`
    with kept as (
      insert into revisions (survey_id, revision, snapshot, settings)
      select s.survey_id, s.revision, ${currentSnapshot}, ${currentSettings}
      from surveys s
      where s.survey_id = any(${surveyIds}::text[]) and s.deleted_at is null
        and not exists (select from revisions r where r.survey_id = s.survey_id and r.revision = s.revision)
      on conflict do nothing
    )
    insert into conversations (survey_id, conversation_id, user_id_live, revision, is_live, state, started_at, receipt_hash,
        composition, led, came_with)
    select s.survey_id, new.conversation_id, ${user_id_live}::uuid, s.revision, false,
      ${JSON.stringify(conversationWith({ draws }))}::jsonb || ${newSeed} || new.known, ${now}::timestamptz, new.receipt_hash, ${composition}, ${led}, new.came_with
    from ${asRows(conversations)}
    join surveys s on s.survey_id = new.survey_id and s.deleted_at is null`.execute(db);
}

/** A seed of its own for each row: all draws of a conversation come from it (domain.md §13). */
export const newSeed = sql`jsonb_build_object('seed', floor(random() * 2147483647)::int)`;

function asRows(conversations: readonly NewConversation[]) {
  const surveyIds = conversations.map(({ survey_id }) => survey_id);
  const conversationIds = conversations.map(({ conversation_id }) => conversation_id);
  const receiptHashes = conversations.map(({ receipt_hash }) => receipt_hash);
  const cameWith = conversations.map(({ came_with }) => came_with && JSON.stringify(came_with));
  const known = conversations.map(({ came_with, language }) =>
    JSON.stringify({ variables: linkVariablesOf(came_with ?? {}), ...spokenFrom(language) }),
  );
  return sql`unnest(${surveyIds}::text[], ${conversationIds}::uuid[], ${receiptHashes}::bytea[], ${cameWith}::jsonb[], ${known}::jsonb[])
    as new (survey_id, conversation_id, receipt_hash, came_with, known)`;
}
