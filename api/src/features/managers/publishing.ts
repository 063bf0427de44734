import type { ManagerLive } from '@dialogwerk/shared/contract';
import { readTrigger } from '@dialogwerk/shared/dialog';
import type { Kysely } from 'kysely';
import { CallError } from '../../errors/CallError.ts';
import { refuseUnapproved } from '../../approvals/refuseUnapproved.ts';
import { countQuestions } from '../../policies/countQuestions.ts';
import { keepRevision } from '../../publications/keepRevision.ts';
import type { PublishedBy } from '../../publications/pointAt.ts';
import { uuidv7 } from '../../storage/ids.ts';
import { listTriggers } from '../../storage/surveys/listTriggers.ts';
import { lockSurvey } from '../../storage/surveys/lockSurvey.ts';
import type { ChatsDraft } from '../../storage/tables/multiChatTables.ts';
import type { Tables } from '../../storage/tables/tables.ts';
import { countChatChanges } from './countChatChanges.ts';

/** A multi-chat as its authors have it. */
export async function readDraft(db: Kysely<Tables>, dialog_manager_id: number): Promise<ChatsDraft> {
  const surveys = await db
    .selectFrom('manager_surveys')
    .innerJoin('surveys', 'surveys.survey_id', 'manager_surveys.survey_id')
    .select(['surveys.survey_id', 'revision'])
    .where('dialog_manager_id', '=', dialog_manager_id)
    .where('deleted_at', 'is', null)
    .orderBy('order')
    .orderBy('survey_id_int')
    .execute();
  const triggers = await listTriggers(db, dialog_manager_id);
  const { hints, clock } = await db
    .selectFrom('dialog_managers')
    .select(['hints', 'clock'])
    .where('dialog_manager_id', '=', dialog_manager_id)
    .executeTakeFirstOrThrow();
  return { surveys, rules: triggers.map(readTrigger).filter((rule) => rule !== null), hints, clock };
}

/**
 * Makes all dialogs of a multi-chat as they stand, with its triggers, what respondents get who begin from now on: one set of
 * revisions, kept for good. The dialogs' own publications stay as they are. Nothing happens where it is published so already. 409
 * where a dialog asks nothing, or somebody else has to agree. Runs in the transaction that has locked the multi-chat.
 */
export async function publishChats(tx: Kysely<Tables>, dialog_manager_id: number, by: PublishedBy): Promise<void> {
  const before = await readLive(tx, dialog_manager_id);
  if (before.published_at !== null && before.unpublished_changes === 0) return;
  await pointAtChats(tx, dialog_manager_id, await keepChats(tx, dialog_manager_id), by);
}

/** Keeps all dialogs of a multi-chat as they stand, and gives what it is then; they stay locked. 409 where a dialog asks nothing. */
export async function keepChats(tx: Kysely<Tables>, dialog_manager_id: number): Promise<ChatsDraft> {
  const { surveys } = await readDraft(tx, dialog_manager_id);
  // In one order, so that two that publish do not wait for each other in a circle.
  for (const { survey_id } of surveys.toSorted((a, b) => (a.survey_id < b.survey_id ? -1 : 1))) {
    await lockSurvey(tx, survey_id);
    const { questions } = await tx
      .selectFrom('surveys')
      .select(countQuestions.as('questions'))
      .where('survey_id', '=', survey_id)
      .executeTakeFirstOrThrow();
    if (questions === 0) throw new CallError('survey/no-question');
    await keepRevision(tx, survey_id);
  }
  // Read again, now that nobody can edit the dialogs.
  return readDraft(tx, dialog_manager_id);
}

/** Adds a publication of kept dialogs and makes it the one that respondents get. */
export async function pointAtChats(
  tx: Kysely<Tables>,
  dialog_manager_id: number,
  { surveys, rules, hints, clock }: ChatsDraft,
  { user_id, note, now, approval_id = null }: PublishedBy,
): Promise<void> {
  await refuseUnapprovedChats(tx, dialog_manager_id, surveys, approval_id);
  const publication_id = uuidv7(now);
  await tx
    .insertInto('manager_publications')
    .values({
      dialog_manager_id,
      publication_id,
      surveys: JSON.stringify(surveys),
      rules: JSON.stringify(rules),
      hints: JSON.stringify(hints),
      clock: clock && JSON.stringify(clock),
      user_id,
      note,
      published_at: new Date(now),
      approval_id,
    })
    .execute();
  await tx
    .updateTable('dialog_managers')
    .set({ publication_id })
    .where('dialog_manager_id', '=', dialog_manager_id)
    .execute();
}

/** Brings back what was published before under an id; 404 where nothing was, 409 where somebody else has to agree. */
export async function bringBack(
  tx: Kysely<Tables>,
  dialog_manager_id: number,
  publication_id: string,
  approval_id: string | null = null,
): Promise<void> {
  const { surveys } = await publishedChats(tx, dialog_manager_id, publication_id);
  const { publication_id: current } = await tx
    .selectFrom('dialog_managers')
    .select('publication_id')
    .where('dialog_manager_id', '=', dialog_manager_id)
    .executeTakeFirstOrThrow();
  if (current === publication_id) return;
  await refuseUnapprovedChats(tx, dialog_manager_id, surveys, approval_id);
  await tx
    .updateTable('dialog_managers')
    .set({ publication_id })
    .where('dialog_manager_id', '=', dialog_manager_id)
    .execute();
}

/** A multi-chat as it was published under an id; 404 where nothing was. */
export async function publishedChats(
  tx: Kysely<Tables>,
  dialog_manager_id: number,
  publication_id: string,
): Promise<ChatsDraft> {
  const before = await tx
    .selectFrom('manager_publications')
    .select(['surveys', 'rules', 'hints', 'clock'])
    .where('dialog_manager_id', '=', dialog_manager_id)
    .where('publication_id', '=', publication_id)
    .executeTakeFirst();
  if (!before) throw new CallError('publication/unknown');
  return before;
}

/**
 * Of what shall be published, of what is, and of the draft: a dialog that needs a second person is not got round by taking it out
 * of the multi-chat first.
 */
async function refuseUnapprovedChats(
  tx: Kysely<Tables>,
  dialog_manager_id: number,
  wanted: ChatsDraft['surveys'],
  approval_id: string | null,
): Promise<void> {
  const ids = [...(await chatIds(tx, dialog_manager_id)), ...wanted.map(({ survey_id }) => survey_id)];
  await refuseUnapproved(tx, ids, approval_id);
}

/** The dialogs of a multi-chat's draft, and of what is published of it. */
export async function chatIds(db: Kysely<Tables>, dialog_manager_id: number): Promise<string[]> {
  const { surveys } = await readDraft(db, dialog_manager_id);
  const published = await db
    .selectFrom('dialog_managers')
    .innerJoin('manager_publications', 'manager_publications.publication_id', 'dialog_managers.publication_id')
    .select('surveys')
    .where('dialog_managers.dialog_manager_id', '=', dialog_manager_id)
    .whereRef('manager_publications.dialog_manager_id', '=', 'dialog_managers.dialog_manager_id')
    .executeTakeFirst();
  return [...new Set([...surveys, ...(published?.surveys ?? [])].map(({ survey_id }) => survey_id))];
}

/** How a multi-chat is live, and how much its authors have changed since it was published. */
export async function readLive(
  db: Kysely<Tables>,
  dialog_manager_id: number,
): Promise<Omit<ManagerLive, 'may_publish'>> {
  const row = await db
    .selectFrom('dialog_managers as m')
    .leftJoin('manager_publications as p', (join) =>
      join.onRef('p.dialog_manager_id', '=', 'm.dialog_manager_id').onRef('p.publication_id', '=', 'm.publication_id'),
    )
    .leftJoin('public_names as n', (join) =>
      join.onRef('n.dialog_manager_id', '=', 'm.dialog_manager_id').on('n.in_use', '=', true),
    )
    .select([
      'public_id',
      'n.name as public_name',
      'active',
      'm.publication_id',
      'published_at',
      'surveys',
      'rules',
      'p.hints',
      'p.clock',
    ])
    .where('m.dialog_manager_id', '=', dialog_manager_id)
    .executeTakeFirstOrThrow();
  const { surveys, rules, hints, clock, published_at, ...live } = row;
  const draft = await readDraft(db, dialog_manager_id);
  const published = { surveys: surveys ?? [], rules: rules ?? [], hints: hints ?? [], clock };
  const changes = await countChatChanges(db, published, draft);
  return { ...live, published_at: published_at && published_at.getTime(), ...changes };
}
