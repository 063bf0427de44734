import { INVITEE_LIMITS } from '@dialogwerk/shared/contract';
import type { CallInput, CallResponse, Invitee } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import { CallError } from '../../errors/CallError.ts';
import { personalPath } from '../../invitees/personalPath.ts';
import { hasConversation, hasFinished, isReached, isUsed } from '../../invitees/recipients.ts';
import type { Services } from '../../services.ts';
import { escapeLike } from '../../storage/escapeLike.ts';
import type { Tables } from '../../storage/tables/tables.ts';

/** As many come with one call. */
const AT_ONCE = 100;

type Wish = Pick<CallInput<'invitees'>, 'filter' | 'search' | 'offset'>;

/** A page of a dialog's list, by what is looked for; of an anonymous one nobody learns who has used their link, whatever is asked. */
export async function readInvitees(
  db: Kysely<Tables>,
  survey_id: string,
  { filter, search, offset }: Wish,
): Promise<CallResponse<'invitees'>> {
  const isAnonymous = await readAnonymous(db, survey_id);
  const pattern = `%${escapeLike(search)}%`;
  const found = listed(db, survey_id)
    .$if(search !== '', (rows) =>
      rows.where((i) => i.or([i('i.email', 'ilike', pattern), i(i.cast<string>('i.known', 'text'), 'ilike', pattern)])),
    )
    .$if(filter === 'unreached', (rows) => rows.where((i) => i.not(isReached(i))))
    .$if(filter === 'open' && !isAnonymous, (rows) => rows.where((i) => i.not(isUsed(i))))
    .$if(filter === 'begun' && !isAnonymous, (rows) =>
      rows.where((i) => i.and([hasConversation(i), i.not(hasFinished(i))])),
    )
    .$if(filter === 'finished' && !isAnonymous, (rows) => rows.where(hasFinished));
  const [{ total }, rows] = await Promise.all([
    found.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
    withStanding(found).orderBy('i.place').offset(offset).limit(AT_ONCE).execute(),
  ]);
  return { total: Number(total), invitees: rows.map((row) => inviteeOf(row, isAnonymous)) };
}

/** The links of a page of the list. Refuses (409) where the server lacks the key that they were encrypted with. */
export async function readLinks(
  { db, personalLinks }: Pick<Services, 'db' | 'personalLinks'>,
  survey_id: string,
  offset: number,
): Promise<CallResponse<'inviteeLinks'>> {
  const isAnonymous = await readAnonymous(db, survey_id);
  const rows = await withStanding(listed(db, survey_id))
    .select(['i.key_id', 'i.sealed'])
    .orderBy('i.place')
    .offset(offset)
    .limit(INVITEE_LIMITS.atOnce)
    .execute();
  const links = rows.map((row) => {
    const token = personalLinks.open({ ...row, survey_id });
    if (token === null) throw new CallError('invitees/unreadable');
    const { email, known, state } = inviteeOf(row, isAnonymous);
    return { email, known, state, path: personalPath(token) };
  });
  return { links, next: rows.length < INVITEE_LIMITS.atOnce ? null : offset + rows.length };
}

async function readAnonymous(db: Kysely<Tables>, survey_id: string): Promise<boolean> {
  const list = await db
    .selectFrom('invitee_lists')
    .select('anonymous')
    .where('survey_id', '=', survey_id)
    .executeTakeFirst();
  return list?.anonymous ?? false;
}

function listed(db: Kysely<Tables>, survey_id: string) {
  return db.selectFrom('invitees as i').where('i.survey_id', '=', survey_id).where('i.removed_at', 'is', null);
}

function withStanding(rows: ReturnType<typeof listed>) {
  return rows
    .select(['i.invitee_id', 'i.email', 'i.known', 'i.invited', 'i.refused', 'i.unsubscribed'])
    .select((i) => [isUsed(i).as('used'), hasConversation(i).as('begun'), hasFinished(i).as('finished')]);
}

type Row = Awaited<ReturnType<ReturnType<typeof withStanding>['execute']>>[number];

function inviteeOf({ invitee_id, email, known, ...row }: Row, isAnonymous: boolean): Invitee {
  return { invitee_id, email, known, state: isAnonymous ? null : stateOf(row), mail: mailOf({ email, ...row }) };
}

function stateOf({ used, begun, finished }: Pick<Row, 'used' | 'begun' | 'finished'>): Invitee['state'] {
  if (finished) return 'finished';
  if (begun) return 'begun';
  return used ? 'gone' : 'open';
}

function mailOf({ email, refused, unsubscribed, invited }: Omit<Row, 'invitee_id' | 'known'>): Invitee['mail'] {
  if (email === null) return 'none';
  if (unsubscribed) return 'unsubscribed';
  if (refused !== '') return 'refused';
  return invited ? 'invited' : 'waiting';
}
