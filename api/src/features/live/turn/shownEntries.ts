import { publicMediaPath } from '@dialogwerk/shared/contract';
import type { DialogEntry } from '@dialogwerk/shared/contract';
import type { Services } from '../../../calls/services.ts';
import type { Dimensions } from '../../../media/dimensions/Dimensions.ts';
import { signedEntries } from './signedEntries.ts';

const FOLDER = publicMediaPath('');

/** What handing out entries to a respondent's page reaches. */
export type ShowsEntries = Pick<Services, 'pseudonym' | 'now' | 'contentLocation' | 'pictureSize'>;

/**
 * `signedEntries` with the size of each of the dialog's pictures, in pixels, so that the chat does not jump when one arrives. Sizes
 * are not stored with what was said: pictures of conversations that are older than they are have them, too.
 */
export function shownEntries(services: ShowsEntries, entries: readonly DialogEntry[]): Promise<DialogEntry[]> {
  const signed = signedEntries(services, entries);
  return Promise.all(
    entries.map(async (entry, place) => withSize(signed[place] ?? entry, await sizeIn(services, entry))),
  );
}

function withSize(entry: DialogEntry, size: Dimensions | null): DialogEntry {
  return size && entry.media ? { ...entry, media: { ...entry.media, ...size } } : entry;
}

/** Of the dialog's own picture that an entry shows; null for any other entry. */
async function sizeIn({ pictureSize }: ShowsEntries, { media, user_or_bot }: DialogEntry): Promise<Dimensions | null> {
  if (!media?.type.startsWith('image/') || user_or_bot === 'user' || !media.location.startsWith(FOLDER)) return null;
  return pictureSize(decodeURIComponent(media.location.slice(FOLDER.length)));
}
