import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { countConsents } from '../consents/countConsents.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import type { Services } from '../services.ts';
import { forEachSettled } from '../forEachSettled.ts';
import { deleteFilesOf } from '../media/clearMedia.ts';
import { endLiveUsers } from '../storage/database/endLiveUsers.ts';
import type { Tables } from '../storage/tables/tables.ts';
import { anonymise } from './anonymise.ts';
import type { NobodysOwn } from './anonymise.ts';
import { isToAnonymise, isToDelete } from './dueConversations.ts';
import type { Days } from './dueConversations.ts';
import { readChoices } from './readChoices.ts';
import { readSharedParameters } from './readSharedParameters.ts';

/** Who has set it may take it back for so long before anything goes. */
export const GRACE_MS = 60 * 60_000;
/** How many are quickly done in one transaction. */
const AT_ONCE = 200;

type Context = Pick<Services, 'db' | 'media' | 'now' | 'tokens'>;

interface Person {
  readonly conversation_id: string;
  readonly user_id_live: string;
}

/** Deletes and makes anonymous what is older than the authors of each dialog want to keep it, and writes down how much it was. */
export async function applyRetention(services: Context): Promise<void> {
  const due = await services.db
    .selectFrom('retention')
    .select(['survey_id', 'delete_after', 'anonymise_after'])
    .where('set_at', '<=', new Date(services.now() - GRACE_MS))
    .execute();
  await forEachSettled(due, ({ survey_id, ...days }) => applyTo(services, survey_id, days));
}

const nothing: NobodysOwn = { isChoice: () => false, isShared: () => false };

async function readNobodysOwn(db: Kysely<Tables>, survey_id: string): Promise<NobodysOwn> {
  return { isChoice: await readChoices(db, survey_id), isShared: await readSharedParameters(db, survey_id) };
}

async function applyTo(services: Context, survey_id: string, days: Days): Promise<void> {
  const now = services.now();
  const deleted = await inPieces(services, survey_id, isToDelete(days, now), async (tx, ids) => {
    await countConsents(tx, sql`c.survey_id = ${survey_id} and c.conversation_id = any(${ids}::uuid[])`);
    await tx
      .deleteFrom('conversations')
      .where('survey_id', '=', survey_id)
      .where('conversation_id', 'in', ids)
      .execute();
    await tx
      .insertInto('deletion_counts')
      .values({ survey_id, deleted: ids.length })
      .onConflict((conflict) =>
        conflict
          .column('survey_id')
          .doUpdateSet((count) => ({ deleted: count('deletion_counts.deleted', '+', ids.length) })),
      )
      .execute();
  });
  const nobodysOwn = days.anonymise_after === null ? nothing : await readNobodysOwn(services.db, survey_id);
  const anonymised = await inPieces(services, survey_id, isToAnonymise(days, now), async (tx, ids) => {
    for (const conversation_id of ids) await anonymise(tx, { survey_id, conversation_id }, nobodysOwn, now);
  });
  if (deleted + anonymised === 0) return;
  await writeAudit(services.db, now, {
    act: 'retention_applied',
    actor_id: null,
    survey_id,
    detail: `${deleted} gelöscht, ${anonymised} anonymisiert`,
  });
}

/** Does a work to all conversations that a condition holds for, some at a time, with their files; gives how many they were. */
async function inPieces(
  services: Context,
  survey_id: string,
  isDue: ReturnType<typeof isToDelete>,
  work: (tx: Kysely<Tables>, ids: readonly string[]) => Promise<void>,
): Promise<number> {
  let done = 0;
  for (;;) {
    const ids = await services.db.transaction().execute(async (tx) => {
      const { rows } = await sql<Person>`
        select c.conversation_id, c.user_id_live from conversations c
        where c.survey_id = ${survey_id} and c.is_live and ${isDue}
        order by c.started_at limit ${AT_ONCE} for update`.execute(tx);
      const found = rows.map(({ conversation_id }) => conversation_id);
      if (found.length > 0) {
        await work(tx, found);
        const people = rows.map(({ user_id_live }) => user_id_live);
        await endLiveUsers(tx, people, services.now());
      }
      return found;
    });
    if (ids.length === 0) return done;
    await services.tokens.noteEnded();
    await deleteFilesOf(services, survey_id, ids);
    done += ids.length;
  }
}
