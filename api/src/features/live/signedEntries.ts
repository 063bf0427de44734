import type { DialogEntry } from '@dialogwerk/shared/contract';
import type { Services } from '../../calls/services.ts';
import { signedMediaPath } from '../../media/replyMediaAddress.ts';

/** Entries as they are handed out: a respondent's files get addresses that work without a token, for a day. */
export function signedEntries(
  services: Pick<Services, 'pseudonym' | 'now'>,
  entries: readonly DialogEntry[],
): DialogEntry[] {
  return entries.map((entry) => {
    if (!entry.media || entry.user_or_bot !== 'user') return entry;
    const { location, type } = entry.media;
    return { ...entry, media: { location: signedMediaPath(services, location), type } };
  });
}
