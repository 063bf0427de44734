import { INVITEE_LIMITS } from '@dialogwerk/shared/contract';
import type { CallInput, CallResponse } from '@dialogwerk/shared/contract';
import { plainName } from '@dialogwerk/shared/contract/calls';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { CallError } from '../../errors/CallError.ts';
import { addressKey } from '../../invitees/addressKey.ts';
import type { Services } from '../../services.ts';
import type { Tables } from '../../storage/tables/tables.ts';

type Input = Omit<CallInput<'addInvitees'>, 'survey_id'>;

/** Adds people to the list of a dialog, which is made where there is none; those who are on it stay as they are. Refuses with 409, and then adds nobody. */
export async function addInvitees(
  services: Pick<Services, 'db' | 'personalLinks' | 'pseudonym'>,
  survey_id: string,
  { anonymous, columns, invitees }: Input,
): Promise<CallResponse<'addInvitees'>> {
  // Encrypted before others wait for the list.
  const people = invitees.map(({ invitee_id, email, known }) => ({
    survey_id,
    invitee_id,
    email,
    known: JSON.stringify(namedValues(columns, known)),
    ...services.personalLinks.make({ survey_id, invitee_id }),
  }));
  return services.db.transaction().execute(async (tx) => {
    await widenList(tx, survey_id, anonymous, columns);
    const { count, last } = await tx
      .selectFrom('invitees')
      .where('survey_id', '=', survey_id)
      .select(({ fn }) => [
        fn.countAll<string>().filterWhere('removed_at', 'is', null).as('count'),
        fn.max('place').as('last'),
      ])
      .executeTakeFirstOrThrow();
    const optedOut = await readOptedOut(tx, services, survey_id, people);
    const first = (last ?? -1) + 1;
    const rows = people.map((person, index) =>
      Object.assign(person, {
        place: first + index,
        unsubscribed: person.email !== null && optedOut.has(person.email),
      }),
    );
    const added = await tx
      .insertInto('invitees')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning('invitee_id')
      .execute();
    if (Number(count) + added.length > INVITEE_LIMITS.most) throw new CallError('invitees/too-many');
    return { added: added.length };
  });
}

/** Makes the list or adds columns to it; it is locked until the transaction ends. */
async function widenList(
  tx: Kysely<Tables>,
  survey_id: string,
  anonymous: boolean,
  columns: readonly string[],
): Promise<void> {
  await tx
    .insertInto('invitee_lists')
    .values({ survey_id, anonymous, columns: [] })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const list = await tx
    .selectFrom('invitee_lists')
    .selectAll()
    .where('survey_id', '=', survey_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (list.anonymous !== anonymous && !(await isAnybodyOn(tx, survey_id))) {
    // Another list: those who were taken off the one before are not put back on it.
    await tx.deleteFrom('invitee_lists').where('survey_id', '=', survey_id).execute();
    await tx
      .insertInto('invitee_lists')
      .values({ survey_id, anonymous, columns: [...columns] })
      .execute();
    return;
  }
  if (list.anonymous !== anonymous) throw new CallError('invitees/other-kind', { anonymous: list.anonymous });
  const all = [...new Set([...list.columns, ...columns])];
  if (all.length > INVITEE_LIMITS.columns) throw new CallError('invitees/too-many-columns');
  await tx.updateTable('invitee_lists').set({ columns: all }).where('survey_id', '=', survey_id).execute();
}

async function isAnybodyOn(tx: Kysely<Tables>, survey_id: string): Promise<boolean> {
  const one = await tx
    .selectFrom('invitees')
    .select('invitee_id')
    .where('survey_id', '=', survey_id)
    .where('removed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}

/** The addresses among these that want no mails of the dialog. */
async function readOptedOut(
  tx: Kysely<Tables>,
  { pseudonym }: Pick<Services, 'pseudonym'>,
  survey_id: string,
  people: readonly { readonly email: string | null }[],
): Promise<ReadonlySet<string>> {
  const byKey = new Map(
    people.flatMap(({ email }) =>
      email === null ? [] : [[addressKey(pseudonym, survey_id, email).toString('hex'), email] as const],
    ),
  );
  if (byKey.size === 0) return new Set();
  const { rows } = await sql<{ key: string }>`
    select encode(email_key, 'hex') as key from invitee_optouts
    where survey_id = ${survey_id} and encode(email_key, 'hex') = any(${[...byKey.keys()]}::text[])`.execute(tx);
  return new Set(rows.map(({ key }) => byKey.get(key) ?? ''));
}

function namedValues(columns: readonly string[], values: readonly string[]): Record<string, string> {
  return Object.fromEntries(columns.map((name, index) => [name, plainName(values[index] ?? '')]));
}
