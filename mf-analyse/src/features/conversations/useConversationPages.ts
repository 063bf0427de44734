import { usePages } from '@dialogwerk/shared/clients';
import type { Pages } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';

export type ConversationLine = CallResponse<'resultConversations'>['conversations'][number];

/** As many come with one call (contract). */
const AT_ONCE = 50;

/** The conversations that a filter lets through, the newest first, fetched page by page as they come into sight. */
export function useConversationPages(survey_id: string, filter: string): Pages<ConversationLine> {
  return usePages('resultConversations', {
    atOnce: AT_ONCE,
    requestOf: (page) => ({ survey_id, filter, page }),
    itemsOf: ({ total, conversations }) => ({ total, items: conversations }),
  });
}
