import { filledAddress } from '@dialogwerk/shared/contract';
import { findStudy } from '../../../studies/findStudy.ts';
import type { LiveServices } from '../LiveServices.ts';

/** The end of a multi-chat, for a respondent who has come to it. */
interface ChatsEnd {
  readonly public_id: string;
  readonly finished_at: Date;
  /** Where its study sends them on to, filled with the variables of its dialogs; null for nowhere. */
  readonly address: string | null;
}

/** Where a respondent of a multi-chat is sent on to; of several variables with a name that of the dialog that was made first counts. null where they have not come to its end. */
export async function chatsSentOn(
  { db }: Pick<LiveServices, 'db'>,
  participation_id: string,
): Promise<ChatsEnd | null> {
  const found = await db
    .selectFrom('participations as p')
    .innerJoin('dialog_managers as m', 'm.dialog_manager_id', 'p.dialog_manager_id')
    .select(['p.finished_at', 'm.public_id'])
    .where('p.participation_id', '=', participation_id)
    .executeTakeFirst();
  if (!found || found.finished_at === null) return null;
  const { finished_at, public_id } = found;
  const address = (await findStudy(db, public_id))?.finished_address ?? null;
  const filled = address === null ? null : filledAddress(address, await valuesIn(db, participation_id));
  return { public_id, finished_at, address: filled };
}

/** What stands under a name in the chats' variables, in the order in which their dialogs were made. */
async function valuesIn(db: LiveServices['db'], participation_id: string): Promise<(name: string) => string | null> {
  const states = await db
    .selectFrom('conversations as c')
    .innerJoin('surveys as s', 's.survey_id', 'c.survey_id')
    .select('c.state')
    .where('c.participation_id', '=', participation_id)
    .orderBy('s.survey_id_int')
    .execute();
  return (name) => {
    for (const { state } of states) {
      const value = Object.hasOwn(state.variables, name) ? (state.variables[name] ?? null) : null;
      if (value !== null) return String(value);
    }
    return null;
  };
}
