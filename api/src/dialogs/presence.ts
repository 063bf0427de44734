import type { Person } from '@dialogwerk/shared/contract';
import type { Services } from '../services.ts';
import { personName } from '../accounts/personName.ts';

/** How long after its last sign a client counts as gone, in milliseconds; more than two signs apart. */
const FRESH_MS = 45_000;

export interface Present {
  readonly survey_id: string;
  readonly client: string;
  readonly user_id: string;
}

type Parts = Pick<Services, 'db' | 'now'>;

/** A client has the dialog open, still or from now on. */
export async function notePresence({ db, now }: Parts, present: Present): Promise<void> {
  const seen_at = new Date(now());
  await db
    .insertInto('author_presence')
    .values({ ...present, seen_at })
    .onConflict((conflict) =>
      conflict.columns(['survey_id', 'client']).doUpdateSet({ seen_at, user_id: present.user_id }),
    )
    .execute();
}

/** A client has closed the dialog. Takes with it those that went without a word. */
export async function endPresence({ db, now }: Parts, { survey_id, client }: Present): Promise<void> {
  await db
    .deleteFrom('author_presence')
    .where('survey_id', '=', survey_id)
    .where((eb) => eb.or([eb('client', '=', client), eb('seen_at', '<', new Date(now() - FRESH_MS))]))
    .execute();
}

/** Forgets those who went without a word, as a server that died leaves them. */
export async function clearPresence({ db, now }: Parts): Promise<void> {
  await db
    .deleteFrom('author_presence')
    .where('seen_at', '<', new Date(now() - FRESH_MS))
    .execute();
}

/** Who has the dialog open, each person once, by name. */
export async function peopleIn({ db, now }: Parts, survey_id: string): Promise<Person[]> {
  const rows = await db
    .selectFrom('author_presence')
    .innerJoin('accounts', 'accounts.user_id', 'author_presence.user_id')
    .where('survey_id', '=', survey_id)
    .where('seen_at', '>=', new Date(now() - FRESH_MS))
    .select(['accounts.user_id', 'username', 'first_name', 'last_name'])
    .distinct()
    .execute();
  return rows
    .map((row) => ({ user_id: row.user_id, name: personName(row) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'de'));
}
