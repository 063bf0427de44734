import { usePages } from '@dialogwerk/shared/clients';
import type { Pages } from '@dialogwerk/shared/clients';
import type { CallRequest, Invitee } from '@dialogwerk/shared/contract';

/** As many come with one call (contract). */
const AT_ONCE = 100;

/** The people of a list that are looked for, fetched page by page as they come into sight. */
export function useInviteePages(
  survey_id: string,
  { filter, search }: Required<Pick<CallRequest<'invitees'>, 'filter' | 'search'>>,
): Pages<Invitee> {
  return usePages('invitees', {
    atOnce: AT_ONCE,
    requestOf: (page) => ({ survey_id, filter, search, offset: page * AT_ONCE }),
    itemsOf: ({ total, invitees }) => ({ total, items: invitees }),
  });
}
