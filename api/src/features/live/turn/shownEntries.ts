import { PICTURE_SIZES, PICTURE_WIDTHS, publicMediaPath } from '@dialogwerk/shared/contract';
import type { DialogEntry } from '@dialogwerk/shared/contract';
import { asMessage } from '@dialogwerk/shared/dialog';
import type { Services } from '../../../services.ts';
import type { Dimensions } from '../../../media/dimensions/Dimensions.ts';
import { SHRINKS } from '../../../media/variants/createPictureVariants.ts';
import { signedEntries } from './signedEntries.ts';

const FOLDER = publicMediaPath('');

type Media = NonNullable<DialogEntry['media']>;

/** What handing out entries to a respondent's page reaches. */
export type ShowsEntries = Pick<Services, 'db' | 'pseudonym' | 'now' | 'contentLocation' | 'pictureSize'>;

/**
 * `signedEntries` with the size of each of the dialog's pictures, in pixels, so that the chat does not jump when one arrives, its smaller
 * widths, and the poster and length of each film. These are not stored with what was said: pictures of conversations that are older than they are have them, too. A file that the dialog
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
  return Promise.all(
    told.map((entry, place) => {
      const name = fileIn(entry);
      return withShape(services, signed[place] ?? entry, name, name === null ? undefined : there.get(name));
    }),
  );
}

/** The name of the dialog's own file that an entry shows; null for any other entry. */
function fileIn({ media, user_or_bot }: DialogEntry): string | null {
  if (!media || user_or_bot === 'user' || !media.location.startsWith(FOLDER)) return null;
  return decodeURIComponent(media.location.slice(FOLDER.length));
}

/** What a page is told of a dialog's file beside its address. */
interface ShownFile {
  readonly seconds: number | null;
  /** The poster of a film, by its name. */
  readonly poster: string | null;
}

/** Those of the names that are files of the dialog. */
async function filesOf(
  { db }: ShowsEntries,
  survey_id: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, ShownFile>> {
  if (names.length === 0) return new Map();
  const rows = await db
    .selectFrom('media as m')
    .leftJoin('media_variants as p', (join) =>
      join.onRef('p.filename_db', '=', 'm.filename_db').on('p.what', '=', 'poster').on('p.size', 'is not', null),
    )
    .select(['m.filename_db', 'm.seconds', 'p.variant_db as poster'])
    .where('survey_id', '=', survey_id)
    .where('m.filename_db', 'in', names)
    .where('conversation_id', 'is', null)
    .where('m.size', 'is not', null)
    .execute();
  return new Map(rows.map(({ filename_db, ...file }) => [filename_db, file]));
}

/** What a file shows, as a text: that of a picture has no Markdown, those of sounds and films have. */
function inWords({ media, context, ...entry }: DialogEntry): DialogEntry {
  return { ...entry, context: media?.type.startsWith('image/') ? asMessage(context) : context };
}

/** An entry with what lets a page keep room for its file, and load as little of it as it shows. */
async function withShape(
  services: ShowsEntries,
  entry: DialogEntry,
  name: string | null,
  file: ShownFile | undefined,
): Promise<DialogEntry> {
  const { media } = entry;
  if (!media || name === null || !file) return entry;
  if (media.type.startsWith('image/')) {
    const size = await services.pictureSize(name);
    return size === null
      ? entry
      : { ...entry, media: { ...media, ...size, ...otherWidths(name, media.location, size) } };
  }
  if (!media.type.startsWith('video/')) return entry;
  const poster = file.poster === null ? null : services.contentLocation(publicMediaPath(file.poster));
  const shown = poster === null ? {} : { shown: { poster, preload: 'none' as const } };
  const length = file.seconds === null ? {} : { length: clockTime(file.seconds) };
  return { ...entry, media: { ...media, ...shown, ...length } };
}

/** The same picture in the widths that are smaller than its own; nothing for what has none. */
function otherWidths(name: string, location: string, { width }: Dimensions): Pick<Media, 'shown'> {
  const smaller = PICTURE_WIDTHS.filter((one) => one < width);
  if (smaller.length === 0 || !SHRINKS.test(name)) return {};
  const widths = [...smaller.map((one) => `${location}?w=${one} ${one}w`), `${location} ${width}w`];
  return { shown: { srcSet: widths.join(', '), sizes: PICTURE_SIZES } };
}

/** Minutes and seconds, as players write them. */
function clockTime(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
