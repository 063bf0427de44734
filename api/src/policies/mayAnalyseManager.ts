import type { DialogManager } from '@dialogwerk/shared/contract';
import { CallError } from '../errors/CallError.ts';
import { maySeeManager } from './findManager.ts';
import type { PolicyContext } from './findSurvey.ts';
import { mayAnalyse } from './mayAnalyse.ts';

/** The multi-chat, if the author may see the answers to every dialog of it. */
export async function mayAnalyseManager(context: PolicyContext, id: number): Promise<DialogManager> {
  const manager = await maySeeManager(context, id);
  if (manager.hidden_surveys > 0) throw new CallError('manager/role-insufficient');
  for (const { survey_id } of manager.connected_surveys) await mayAnalyse(context, survey_id);
  return manager;
}
