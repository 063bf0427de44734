import type { DialogEntry } from '@dialogwerk/shared/contract';
import type { Services } from '../../../services.ts';
import { signedPath } from '../../../links/signedPath.ts';

/**
 * Entries as they are handed out: a respondent's files get addresses that work without a token, for a day; the dialog's
 * own stand at the content host (spec §9).
 */
export function signedEntries(
  services: Pick<Services, 'pseudonym' | 'now' | 'contentLocation'>,
  entries: readonly DialogEntry[],
): DialogEntry[] {
  return entries.map((entry) => {
    if (!entry.media) return entry;
    const { location } = entry.media;
    const address = entry.user_or_bot === 'user' ? signedPath(services, location) : services.contentLocation(location);
    // Captions stay here: a browser takes them from another host only with that host's leave.
    return { ...entry, media: { ...entry.media, location: address } };
  });
}
