import type { CallInput } from '@dialogwerk/shared/contract';
import { readTrigger } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import { CallError } from '../../../errors/CallError.ts';
import { maySeeManager } from '../../../policies/findManager.ts';
import type { PolicyContext } from '../../../policies/findSurvey.ts';
import { mayTest } from '../../../policies/mayTest.ts';
import { listTriggers } from '../../../storage/surveys/listTriggers.ts';
import { readCurrentJson } from '../../../storage/surveys/readSnapshot.ts';
import type { PathToPlay } from './playPath.ts';

/** What a way is looked for in, as it stands now. */
export interface Simulated extends Pick<PathToPlay, 'target' | 'snapshots' | 'rules'> {
  /** The target's name for authors. */
  readonly name: string;
  /** Of each dialog. */
  readonly revisions: ReadonlyMap<string, number>;
}

/** The dialogs and triggers that the author may see, and the dialog of the question; 404 when it is in none of them. */
export async function readSimulated(context: PolicyContext, input: CallInput<'simulatePath'>): Promise<Simulated> {
  const { dialog_manager_id, target_unique_question_id: unique_question_id } = input;
  const { db } = context.services;
  const manager = dialog_manager_id === null ? null : await maySeeManager(context, dialog_manager_id);
  const wanted = input.survey_id === undefined ? null : await mayTest(context, input.survey_id);
  if (!manager && !wanted) throw new CallError('path/no-survey');
  const connected = manager?.connected_surveys.map(({ survey_id }) => survey_id) ?? [];
  const ids = manager || !wanted ? connected : [wanted.survey_id];

  const named = await db
    .selectFrom('blocks')
    .select(['survey_id', sql<string>`definition->>'short_name'`.as('name')])
    .where('survey_id', 'in', ids)
    .where('unique_question_id', '=', unique_question_id)
    .where('deleted_at', 'is', null)
    .execute();
  const candidates = wanted ? ids.filter((id) => id === wanted.survey_id) : ids;
  const [block] = candidates.flatMap((id) => named.find(({ survey_id }) => survey_id === id) ?? []);
  if (!block) throw new CallError('path/unknown-question', { id: unique_question_id });
  const { survey_id } = block;
  if (!wanted) await mayTest(context, survey_id);

  const snapshots = new Map<string, string>();
  const revisions = new Map<string, number>();
  for (const id of ids) {
    const current = await readCurrentJson(db, id);
    if (!current) continue;
    snapshots.set(id, current.json);
    revisions.set(id, current.revision);
  }
  const triggers = manager ? await listTriggers(db, manager.dialog_manager_id) : [];
  const rules = triggers
    .map(readTrigger)
    .filter((rule) => rule !== null)
    .filter(({ at, names }) => snapshots.has(at.survey_id) && snapshots.has(names.survey_id));
  const name = block.name || unique_question_id;
  return { target: { survey_id, unique_question_id }, name, snapshots, revisions, rules };
}
