import type { ErrorValues } from '@dialogwerk/shared/contract/errors';
import type { Kysely } from 'kysely';
import { CallError } from '../../errors/CallError.ts';
import type { Tables } from '../../storage/tables/tables.ts';

/** How a dialog speaks. */
export type Spoken = ErrorValues<'media/too-many-of-conversation'>;

/** More than anyone answers with; whoever goes on wants to fill the disk. */
const FILES_OF_CONVERSATION = 100;

/** More than authors can tell apart in a list. */
const FILES_OF_SURVEY = 2_000;

/** Refuses (409) a further file of a dialog that has very many; their list is sent whole. */
export async function refuseTooManyOfSurvey(db: Kysely<Tables>, survey_id: string): Promise<void> {
  const { files } = await db
    .selectFrom('media')
    .select(({ fn }) => fn.countAll<number>().as('files'))
    .where('survey_id', '=', survey_id)
    .where('conversation_id', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (files >= FILES_OF_SURVEY) throw new CallError('media/too-many-of-survey');
}

/** Refuses (409), in the dialog's words, a further file of a conversation that has very many. */
export async function refuseTooMany(
  db: Kysely<Tables>,
  { survey_id, conversation_id }: { readonly survey_id: string; readonly conversation_id: string },
  spoken: Spoken,
): Promise<void> {
  const { files } = await db
    .selectFrom('media')
    .select(({ fn }) => fn.countAll<number>().as('files'))
    .where('survey_id', '=', survey_id)
    .where('conversation_id', '=', conversation_id)
    .executeTakeFirstOrThrow();
  if (files >= FILES_OF_CONVERSATION) throw new CallError('media/too-many-of-conversation', spoken);
}
