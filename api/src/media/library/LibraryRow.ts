import { publicMediaPath } from '@dialogwerk/shared/contract';
import type { LibraryFile } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { CallError } from '../../errors/CallError.ts';
import type { Services } from '../../services.ts';
import type { Tables } from '../../storage/tables/tables.ts';

/** A file of the library as the table has it, with its poster and how many dialogs have it. */
export interface LibraryRow extends Omit<LibraryFile, 'location' | 'thumb' | 'created_at' | 'replaced_at'> {
  readonly version: number;
  readonly poster: string | null;
  readonly created_at: Date;
  readonly replaced_at: Date | null;
}

/** Narrower than any picture that is worth shrinking. */
const THUMB_WIDTH = 480;

/** The files that have arrived and are there; who asks adds which. */
export function selectLibrary(db: Kysely<Tables>) {
  return db
    .selectFrom('library_files as f')
    .leftJoin('media_variants as p', (join) =>
      join.onRef('p.filename_db', '=', 'f.filename_db').on('p.what', '=', 'poster').on('p.size', 'is not', null),
    )
    .select([
      'f.file_id',
      'f.workspace_id',
      'f.filename_db',
      'f.name',
      'f.kind',
      'f.type',
      sql<number>`f.size`.as('size'),
      'f.width',
      'f.height',
      'f.seconds',
      'f.alt_text',
      'f.version',
      'f.created_at',
      'f.replaced_at',
      'p.variant_db as poster',
      sql<number>`(select count(distinct m.survey_id)::int from media m join surveys s on s.survey_id = m.survey_id
        where m.library_file_id = f.file_id and m.deleted_at is null and s.deleted_at is null)`.as('dialogs'),
    ])
    .where('f.size', 'is not', null);
}

/** The file; 404 where there is none, or it was deleted and `deleted` does not stand for taking that back. */
export async function readLibraryFile(
  db: Kysely<Tables>,
  file_id: string,
  { deleted = false }: { readonly deleted?: boolean } = {},
): Promise<LibraryRow> {
  const row = await selectLibrary(db)
    .where('f.file_id', '=', file_id)
    .where('f.deleted_at', deleted ? 'is not' : 'is', null)
    .executeTakeFirst();
  if (!row) throw new CallError('library/unknown');
  return row;
}

/** A row as the calls answer it. */
export function libraryFileOf(
  { contentLocation }: Pick<Services, 'contentLocation'>,
  { version: _version, poster, created_at, replaced_at, ...row }: LibraryRow,
): LibraryFile {
  const location = contentLocation(publicMediaPath(row.filename_db));
  return {
    ...row,
    location,
    thumb: thumbOf(row, location) ?? (poster === null ? null : contentLocation(publicMediaPath(poster))),
    created_at: created_at.getTime(),
    replaced_at: replaced_at?.getTime() ?? null,
  };
}

function thumbOf({ kind, width }: Pick<LibraryRow, 'kind' | 'width'>, location: string): string | null {
  if (kind !== 'image') return null;
  return width !== null && width > THUMB_WIDTH ? `${location}?w=${THUMB_WIDTH}` : location;
}
