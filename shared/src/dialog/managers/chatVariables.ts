import { questionKey } from '../triggers/triggerRule.ts';
import type { Chats } from './Chats.ts';
import type { ChatsState } from './ChatsState.ts';
import { storyTime } from './storyTime.ts';

/** The variables that every dialog of a multi-chat has by itself, for its texts: a tip, and the story's time. */
export const chatVariables = ['tipp', 'uhr'] as const;

/**
 * What a multi-chat tells its dialogs: the tip to the first hint that is still to be found in a chat that has begun, and how late it is in the
 * story. Only what its authors have written.
 */
export function chatVariablesOf(
  { hints = [], clock = null }: Pick<Chats, 'hints' | 'clock'>,
  { memory: { behind }, conversations }: Pick<ChatsState, 'memory' | 'conversations'>,
): Readonly<Partial<Record<(typeof chatVariables)[number], string>>> {
  const isFound = hints.map((hint) => questionKey(hint) in behind);
  const missing = hints.find(({ tip, survey_id }, place) => tip && !isFound[place] && conversations.has(survey_id));
  const found = hints.filter(({ kind }, place) => kind === 'clue' && isFound[place]).length;
  return {
    ...(hints.some(({ tip }) => tip) ? { tipp: missing?.tip ?? '' } : {}),
    ...(clock ? { uhr: storyTime(clock.starts + clock.step * found) } : {}),
  };
}
