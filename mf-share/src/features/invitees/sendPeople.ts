import { send, reasonOf } from '@dialogwerk/shared/clients';
import { INVITEE_LIMITS } from '@dialogwerk/shared/contract';
import type { CallRequest } from '@dialogwerk/shared/contract';

/** How far people were taken; `problem` says why it stopped, '' where somebody has halted it, null where it did not. */
export interface Taken {
  readonly done: number;
  readonly added: number;
  readonly problem: string | null;
}

/** Takes people onto the list some hundred at a time; `onProgress` gets how many the server has looked at. What is sent once more adds nobody twice. `signal` halts it between two hundreds. */
export async function sendPeople(
  { invitees, ...list }: CallRequest<'addInvitees'>,
  onProgress: (done: number) => void,
  signal?: AbortSignal,
): Promise<Taken> {
  let added = 0;
  for (let done = 0; done < invitees.length; done += INVITEE_LIMITS.atOnce) {
    if (signal?.aborted) return { done, added, problem: '' };
    const some = invitees.slice(done, done + INVITEE_LIMITS.atOnce);
    try {
      added += (await send('addInvitees', { ...list, invitees: some })).added;
    } catch (error) {
      return { done, added, problem: reasonOf(error) };
    }
    onProgress(done + some.length);
  }
  return { done: invitees.length, added, problem: null };
}
