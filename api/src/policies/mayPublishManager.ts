import type { DialogManager } from '@dialogwerk/shared/contract';
import { CallError } from '../errors/CallError.ts';
import { maySeeManager } from './findManager.ts';
import type { PolicyContext } from './findSurvey.ts';
import { mayPublish } from './mayPublish.ts';

/** The multi-chat, if the author may decide what respondents get of every dialog of it. */
export async function mayPublishManager(context: PolicyContext, id: number): Promise<DialogManager> {
  const manager = await maySeeManager(context, id);
  if (manager.hidden_surveys > 0) throw new CallError('manager/role-insufficient');
  for (const { survey_id } of manager.connected_surveys) await mayPublish(context, survey_id);
  return manager;
}
