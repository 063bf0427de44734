import type { ManagerLive } from '@dialogwerk/shared/contract';
import { readTrigger } from '@dialogwerk/shared/dialog';
import type { Kysely } from 'kysely';
import { CallError } from '../../errors/CallError.ts';
import { countQuestions } from '../../policies/countQuestions.ts';
import { keepRevision } from '../../publications/keepRevision.ts';
import type { PublishedBy } from '../../publications/pointAt.ts';
import { uuidv7 } from '../../storage/ids.ts';
import { listTriggers } from '../../storage/surveys/listTriggers.ts';
import { lockSurvey } from '../../storage/surveys/lockSurvey.ts';
import type { Tables } from '../../storage/tables/tables.ts';
import { countChatChanges } from './countChatChanges.ts';
import type { ChatsDraft } from './countChatChanges.ts';

async function readDraft(db: Kysely<Tables>, dialog_manager_id: number): Promise<ChatsDraft> {
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
 * where a dialog asks nothing. Runs in the transaction that has locked the multi-chat.
 */
export async function publishChats(tx: Kysely<Tables>, dialog_manager_id: number, by: PublishedBy): Promise<void> {
  const before = await readLive(tx, dialog_manager_id);
  if (before.published_at !== null && before.unpublished_changes === 0) return;
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
  const draft = await readDraft(tx, dialog_manager_id);
  const publication_id = uuidv7(by.now);
  await tx
    .insertInto('manager_publications')
    .values({
      dialog_manager_id,
      publication_id,
      surveys: JSON.stringify(draft.surveys),
      rules: JSON.stringify(draft.rules),
      hints: JSON.stringify(draft.hints),
      clock: draft.clock && JSON.stringify(draft.clock),
      user_id: by.user_id,
      note: by.note,
      published_at: new Date(by.now),
    })
    .execute();
  await tx
    .updateTable('dialog_managers')
    .set({ publication_id })
    .where('dialog_manager_id', '=', dialog_manager_id)
    .execute();
}

/** Brings back what was published before under an id; 404 where nothing was. */
export async function bringBack(tx: Kysely<Tables>, dialog_manager_id: number, publication_id: string): Promise<void> {
  const before = await tx
    .selectFrom('manager_publications')
    .select('publication_id')
    .where('dialog_manager_id', '=', dialog_manager_id)
    .where('publication_id', '=', publication_id)
    .executeTakeFirst();
  if (!before) throw new CallError('publication/unknown');
  await tx
    .updateTable('dialog_managers')
    .set({ publication_id })
    .where('dialog_manager_id', '=', dialog_manager_id)
    .execute();
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
  const unpublished_changes = await countChatChanges(db, published, draft);
  return { ...live, published_at: published_at && published_at.getTime(), unpublished_changes };
}
