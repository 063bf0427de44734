import { randomUUID } from 'node:crypto';
import type { CallInput, CallResponse } from '@dialogwerk/shared/contract';
import type { AuthorContext } from '../../../calls/handler.ts';
import { mayEditManager } from '../../../policies/findManager.ts';
import type { LiveServices } from '../LiveServices.ts';
import { receiveSignal } from './takeSignal.ts';

/** What another system's call would bring about for a participation, for an author who tries it out. */
export async function trySignal(
  live: LiveServices,
  { id, ...content }: CallInput<'trySignal'>,
  context: AuthorContext,
): Promise<CallResponse<'trySignal'>> {
  const { dialog_manager_id } = await mayEditManager(context, id);
  return receiveSignal(live, dialog_manager_id, {
    ...content,
    id: String(id),
    signal_id: randomUUID(),
    timestamp: live.now(),
  });
}
