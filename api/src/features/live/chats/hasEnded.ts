import { questionKey } from '@dialogwerk/shared/dialog';
import type { ChatsState } from '@dialogwerk/shared/dialog';
import type { PublishedChats } from './createCompiledChats.ts';

/** Whether a respondent has come to the end of a multi-chat: to one of its endings, where it has such, else to the end of each of its dialogs. */
export function hasEnded(
  { hints, surveys }: Pick<PublishedChats, 'hints' | 'surveys'>,
  { memory, conversations }: Pick<ChatsState, 'memory' | 'conversations'>,
): boolean {
  const endings = hints.filter(({ kind }) => kind === 'ending');
  if (endings.length > 0) return endings.some((hint) => questionKey(hint) in memory.behind);
  return surveys.size > 0 && [...surveys.keys()].every((survey_id) => conversations.get(survey_id)?.finished === true);
}
