import { createRespondentClient } from '@dialogwerk/shared/clients/respondent';
import { vi } from 'vitest';
import { keepConversation } from '../features/conversation/effects/keepConversation.ts';
import { liveSessionOf } from '../features/conversation/effects/liveSessionOf.ts';
import { openStorage } from '@dialogwerk/shared/browser';
import { startConversation } from '../features/conversation/effects/startConversation.ts';
import type { Conversation } from '../features/conversation/model/Conversation.ts';

export const survey_id = 'survey0000001';
const open: { stop: () => void }[] = [];

/** A page of this respondent; a second one is another tab, or the same one after a reload. */
export function openPage(opening: Partial<Parameters<typeof startConversation>[0]['opening']> = {}) {
  const kept = keepConversation(openStorage(), survey_id);
  const client = createRespondentClient(kept.sessions, () => undefined);
  const page = startConversation({
    survey_id,
    kept,
    register: async () => liveSessionOf(await client.call('registerLive', { survey_id })),
    opening: { entries: [], shown: 0, question: null, ...opening },
  });
  open.push(page);
  const now = (): Conversation => page.$conversation.get();
  const until = (phase: Conversation['phase']) => vi.waitUntil(() => now().phase === phase);
  const answer = (text: string): void => page.reply({ type: 'open', text }, text);
  const said = () => now().entries.map(({ context }) => context);
  return { ...page, now, until, answer, said, kept };
}

/** Closes every page of the test. */
export function closePages(): void {
  for (const page of open.splice(0)) page.stop();
}
