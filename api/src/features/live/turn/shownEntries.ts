import { publicMediaPath } from '@dialogwerk/shared/contract';
import type { DialogEntry } from '@dialogwerk/shared/contract';
import { asMessage } from '@dialogwerk/shared/dialog';
import type { Services } from '../../../services.ts';
import type { Dimensions } from '../../../media/dimensions/Dimensions.ts';
import { signedEntries } from './signedEntries.ts';

const FOLDER = publicMediaPath('');

/** What handing out entries to a respondent's page reaches. */
export type ShowsEntries = Pick<Services, 'db' | 'pseudonym' | 'now' | 'contentLocation' | 'pictureSize'>;

/**
 * `signedEntries` with the size of each of the dialog's pictures, in pixels, so that the chat does not jump when one arrives. Sizes
 * are not stored with what was said: pictures of conversations that are older than they are have them, too. A file that the dialog
 * does not have (any more) is said in words, where there are some.
 */
export async function shownEntries(
  services: ShowsEntries,
  survey_id: string,
  entries: readonly DialogEntry[],
): Promise<DialogEntry[]> {
  const there = await filesOf(
    services,
    survey_id,
    entries.flatMap((entry) => fileIn(entry) ?? []),
  );
  const told = entries.map((entry) => {
    const name = fileIn(entry);
    return name === null || there.has(name) || entry.context === '' ? entry : inWords(entry);
  });
  const signed = signedEntries(services, told);
  return Promise.all(told.map(async (entry, place) => withSize(signed[place] ?? entry, await sizeIn(services, entry))));
}

/** The name of the dialog's own file that an entry shows; null for any other entry. */
function fileIn({ media, user_or_bot }: DialogEntry): string | null {
  if (!media || user_or_bot === 'user' || !media.location.startsWith(FOLDER)) return null;
  return decodeURIComponent(media.location.slice(FOLDER.length));
}

/** Those of the names that are files of the dialog. */
async function filesOf(
  { db }: ShowsEntries,
  survey_id: string,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const rows = await db
    .selectFrom('media')
    .select('filename_db')
    .where('survey_id', '=', survey_id)
    .where('filename_db', 'in', names)
    .where('conversation_id', 'is', null)
    .where('size', 'is not', null)
    .execute();
  return new Set(rows.map(({ filename_db }) => filename_db));
}

/** What a file shows, as a text: that of a picture has no Markdown, those of sounds and films have. */
function inWords({ media, context, ...entry }: DialogEntry): DialogEntry {
  return { ...entry, context: media?.type.startsWith('image/') ? asMessage(context) : context };
}

function withSize(entry: DialogEntry, size: Dimensions | null): DialogEntry {
  return size && entry.media ? { ...entry, media: { ...entry.media, ...size } } : entry;
}

/** Of the dialog's own picture that an entry shows; null for any other entry. */
async function sizeIn({ pictureSize }: ShowsEntries, entry: DialogEntry): Promise<Dimensions | null> {
  const name = entry.media?.type.startsWith('image/') ? fileIn(entry) : null;
  return name === null ? null : pictureSize(name);
}
