import type { Client } from '@dialogwerk/shared/clients/respondent';
import type { LiveCallName } from '@dialogwerk/shared/contract';
import type { KeptConversation } from '../../conversation/effects/KeptConversation.ts';
import { liveSessionOf } from '../../conversation/effects/liveSessionOf.ts';

interface Arrival {
  readonly survey_id: string;
  /** Of the link that the page was opened by. */
  readonly code: string;
  readonly kept: KeptConversation;
  readonly client: Client<LiveCallName>;
  /** Asks whether to leave a conversation that was begun on this device. */
  readonly mayLeave: () => Promise<boolean>;
}

/** Takes over the conversation of a link from another device, in place of what is kept here; gives false where the link does not lead on, and all stays as it is. */
export async function continueHere({ survey_id, code, kept, client, mayLeave }: Arrival): Promise<boolean> {
  const isBegun = kept.sessions.read() !== null && kept.readHistory().some(({ user_or_bot }) => user_or_bot === 'user');
  if (isBegun && !(await mayLeave())) return true;
  const session = await client.call('continueHere', { survey_id, code }).catch(() => null);
  if (!session) return false;
  kept.forget();
  kept.sessions.write(liveSessionOf(session));
  return true;
}
