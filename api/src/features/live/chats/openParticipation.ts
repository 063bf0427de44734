import { linkVariablesOf, newChats, newConversation, spokenFrom } from '@dialogwerk/shared/dialog';
import type { Language } from '@dialogwerk/shared/contract';
import type { Draws } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Services } from '../../../services.ts';
import { uuidv7 } from '../../../storage/ids.ts';
import type { Tables } from '../../../storage/tables/tables.ts';
import type { KnownDevice } from '../opening/deviceKind.ts';
import { beginLanguages } from '../opening/beginLanguages.ts';
import { newSeed } from '../opening/insertConversations.ts';
import { keptOf } from '../opening/openConversations.ts';
import type { Origin } from '../opening/openConversations.ts';
import { receiptCode, receiptHash } from '../receipt/receiptCode.ts';
import type { PublishedManager } from './publishedManager.ts';
import { resumeCode, resumeHash } from './resumeCode.ts';

interface Beginner {
  readonly user_id_live: string;
  readonly device: KnownDevice | null;
  /** The languages that they want, the most wanted first: each dialog has that of them that it has. */
  readonly wished: readonly Language[];
  readonly origin: Origin;
  /** Whether they try it by its test link: nothing of it is counted. */
  readonly isTest?: boolean;
  /** Arms of experiments that are settled beforehand, by dialog; absent for none. */
  readonly draws?: ReadonlyMap<string, Draws | undefined>;
}

/** The variable that names the participation in each of its dialogs, for links and requests to other systems. */
const PARTICIPATION = 'teilnahme';

/**
 * Makes a live user's participation in what is published of a multi-chat at this moment, with a conversation in each of its
 * dialogs: one set of revisions, to the end. Nothing is said yet. Gives its id. Runs inside the caller's transaction.
 */
export async function openParticipation(
  tx: Kysely<Tables>,
  { dialog_manager_id, publication_id, surveys }: PublishedManager,
  { user_id_live, device, wished, origin, draws, isTest = false }: Beginner,
  services: Pick<Services, 'now' | 'pseudonym' | 'releases' | 'model'>,
): Promise<string> {
  const now = services.now();
  const at = new Date(now);
  const participation_id = uuidv7(now);
  await tx
    .insertInto('participations')
    .values({
      participation_id,
      dialog_manager_id,
      publication_id,
      user_id_live,
      memory: JSON.stringify(newChats.memory),
      resume_hash: resumeHash(services, resumeCode(services, participation_id)),
      started_at: at,
      last_at: at,
      is_test: isTest,
    })
    .execute();
  const kept = await keptOf(
    tx,
    surveys.map(({ survey_id }) => survey_id),
    origin,
  );
  const languages = await beginLanguages(tx, surveys, { wished, draft: false });
  const conversations = surveys.map(({ survey_id, revision }) => {
    const conversation_id = uuidv7(now);
    const receipt_hash = receiptHash(services, receiptCode(services, conversation_id));
    const came_with = kept.get(survey_id) ?? null;
    const variables = { ...linkVariablesOf(came_with ?? {}), [PARTICIPATION]: participation_id };
    const known = { draws: draws?.get(survey_id), variables, ...spokenFrom(languages.get(survey_id)) };
    return { survey_id, revision, conversation_id, receipt_hash: receipt_hash.toString('hex'), came_with, known };
  });
  const composition = await services.releases.composition();
  // Dialogs that were cleared away meanwhile are left out.
  await sql`
    insert into conversations
      (survey_id, conversation_id, user_id_live, revision, is_live, state, started_at, last_at, receipt_hash, device,
        composition, participation_id, led, came_with)
    select s.survey_id, new.conversation_id, ${user_id_live}::uuid, new.revision, ${!isTest}::boolean, ${JSON.stringify(newConversation)}::jsonb || ${newSeed} || new.known,
      ${at}::timestamptz, ${at}::timestamptz, decode(new.receipt_hash, 'hex'), ${device}, ${composition},
      ${participation_id}::uuid, ${services.model.connected}, new.came_with
    from jsonb_to_recordset(${JSON.stringify(conversations)}::jsonb)
      as new (survey_id text, revision int, conversation_id uuid, receipt_hash text, came_with jsonb, known jsonb)
    join surveys s on s.survey_id = new.survey_id and s.deleted_at is null`.execute(tx);
  return participation_id;
}
