import type { LiveServices } from '../LiveServices.ts';
import { playInChats } from './playInChats.ts';
import type { OwnTurn, PlayedInChats } from './playInChats.ts';

/** Takes a reply in one of a respondent's chats, with all that it sets off in the others. */
export async function takeChatsTurn(
  live: LiveServices,
  participation_id: string,
  own: OwnTurn & { readonly event: Extract<OwnTurn['event'], { readonly kind: 'reply' }> },
): Promise<PlayedInChats> {
  const { survey_id, event } = own;
  const played = await playInChats(live, participation_id, { kind: 'turn', survey_id, event }, own);
  if (played.outcome === 'accepted') settleAll(live, played.waiting);
  return played;
}

/** Has requests made; not waited for, as in `takeTurn`. */
export function settleAll(
  { requests }: Pick<LiveServices, 'requests'>,
  waiting: Extract<PlayedInChats, { outcome: 'accepted' }>['waiting'],
): void {
  for (const conversation of waiting) requests.settle(conversation).catch(() => {});
}
