import type { CallInput } from '@dialogwerk/shared/contract';
import { readTrigger } from '@dialogwerk/shared/dialog';
import type { SurveySnapshot } from '@dialogwerk/shared/dialog';
import { CallError } from '../../../calls/CallError.ts';
import { maySeeManager } from '../../../policies/findManager.ts';
import type { PolicyContext } from '../../../policies/findSurvey.ts';
import { mayTest } from '../../../policies/mayTest.ts';
import { listTriggers } from '../../../storage/listTriggers.ts';
import { readCurrentSnapshot } from '../../../storage/readSnapshot.ts';
import type { WayWanted } from './findWay.ts';
import { simulateTexts } from './texts.ts';

/** The dialogs and triggers that the author may see, and the dialog of the question; 404 when it is in none of them. */
export async function readSimulated(context: PolicyContext, input: CallInput<'simulatePath'>): Promise<WayWanted> {
  const { dialog_manager_id, target_unique_question_id: unique_question_id } = input;
  const manager = dialog_manager_id === null ? null : await maySeeManager(context, dialog_manager_id);
  const wanted = input.survey_id === undefined ? null : await mayTest(context, input.survey_id);
  if (!manager && !wanted) throw new CallError(400, simulateTexts.noSurvey, { field: 'survey_id' });
  const connected = manager?.connected_surveys.map(({ survey_id }) => survey_id) ?? [];
  const ids = wanted ? [wanted.survey_id, ...connected] : connected;

  const snapshots = new Map<string, SurveySnapshot>();
  for (const id of manager ? connected : ids) {
    const snapshot = await readCurrentSnapshot(context.services.db, id);
    if (snapshot) snapshots.set(id, snapshot);
  }
  const isThere = (id: string) =>
    snapshots.get(id)?.blocks.some((block) => block.unique_question_id === unique_question_id) ?? false;
  const survey_id = (wanted ? [wanted.survey_id] : ids).find(isThere);
  if (survey_id === undefined) {
    const sentence = simulateTexts.unknownQuestion(unique_question_id);
    throw new CallError(404, sentence, { field: 'target_unique_question_id' });
  }
  if (!wanted) await mayTest(context, survey_id);
  const triggers = manager ? await listTriggers(context.services.db, manager.dialog_manager_id) : [];
  const rules = triggers
    .map(readTrigger)
    .filter((rule) => rule !== null)
    .filter(({ at, names }) => snapshots.has(at.survey_id) && snapshots.has(names.survey_id));
  return { target: { survey_id, unique_question_id }, snapshots, rules };
}
