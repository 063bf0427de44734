import type { Kysely } from 'kysely';
import { CallError } from '../errors/CallError.ts';
import { isSurveyId, isUuid } from '../storage/ids.ts';
import type { Tables } from '../storage/tables/tables.ts';
import type { NamedThing } from './NamedThing.ts';
import { readPublicNames } from './readPublicNames.ts';
import { reservedNames } from './reservedNames.data.ts';

/** Of a dialog or a multi-chat, those of before included, so that nobody keeps names from others in numbers. */
const MOST = 20;

/**
 * Gives a dialog or a multi-chat a name, or takes its name out of use with null; inside a transaction that holds its row. Refuses what
 * is reserved, may be an id, or another's (those of before included).
 */
export async function givePublicName(
  tx: Kysely<Tables>,
  named: NamedThing,
  { name, now }: { readonly name: string | null; readonly now: number },
): Promise<void> {
  if (name !== null && (reservedNames.has(name) || isSurveyId(name) || isUuid(name)))
    throw new CallError('name/reserved');
  await tx
    .updateTable('public_names')
    .set({ in_use: false })
    .where('survey_id', 'is not distinct from', named.survey_id)
    .where('dialog_manager_id', 'is not distinct from', named.dialog_manager_id)
    .execute();
  if (name === null) return;
  if (!(await takeName(tx, named, { name, now }))) throw new CallError('name/taken');
  if ((await readPublicNames(tx, named)).former.length >= MOST) throw new CallError('name/too-many');
}

/** undefined where it is another's. */
function takeName(
  tx: Kysely<Tables>,
  named: NamedThing,
  { name, now }: { readonly name: string; readonly now: number },
): Promise<{ name: string } | undefined> {
  const given = { in_use: true, given_at: new Date(now) };
  return tx
    .insertInto('public_names')
    .values({ name, ...named, ...given })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(given)
        .where('public_names.survey_id', 'is not distinct from', named.survey_id)
        .where('public_names.dialog_manager_id', 'is not distinct from', named.dialog_manager_id),
    )
    .returning('name')
    .executeTakeFirst();
}
