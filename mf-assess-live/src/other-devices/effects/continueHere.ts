import { pageState } from '@dialogwerk/shared/browser';
import type { Client } from '@dialogwerk/shared/clients/respondent';
import type { ClientConfig, LiveCallName } from '@dialogwerk/shared/contract';
import type { KeptConversation } from '../../features/conversation/effects/KeptConversation.ts';
import { liveSessionOf } from '../../features/conversation/effects/liveSessionOf.ts';
import { createRetryPolicy } from '../../features/conversation/effects/RetryPolicy.ts';
import { continueCode } from '../model/continueLink.ts';
import { otherDeviceTexts } from '../texts.ts';
import { askInstead } from '../ui/askInstead.tsx';
import type { PopUp } from '../ui/askInstead.tsx';

interface Arrival {
  readonly survey: Pick<ClientConfig, 'survey_id' | 'language' | 'du_sie'>;
  readonly kept: KeptConversation;
  readonly client: Client<LiveCallName>;
  readonly PopUp: PopUp;
}

/**
 * Takes over the conversation of the link that the page was opened by, in place of what is kept here; a conversation that was begun on this
 * device is left only if the respondent wants that. Gives a sentence where the link does not lead on: then all stays as it is.
 */
export async function continueHere({ survey, kept, client, PopUp }: Arrival): Promise<string | null> {
  const code = continueCode() ?? '';
  // It is a secret, and must not stay in the address or in the history.
  pageState.replace(pageState.read(), location.pathname + location.search);
  const isBegun = kept.sessions.read() !== null && kept.readHistory().some(({ user_or_bot }) => user_or_bot === 'user');
  if (isBegun && !(await askInstead(survey, PopUp))) return null;
  const { survey_id, language, du_sie } = survey;
  const call = createRetryPolicy(() => undefined);
  const session = await call.untilAnswered(
    () => client.call('continueHere', { survey_id, code }),
    () => undefined,
  );
  if (session.kind !== 'answered') return otherDeviceTexts(language, du_sie).notContinued;
  kept.forget();
  kept.sessions.write(liveSessionOf(session.value));
  return null;
}
