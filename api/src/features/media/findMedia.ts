import type { Kysely } from 'kysely';
import { CallError } from '../../errors/CallError.ts';
import { noteAnswersRead } from '../../calls/noteAnswersRead.ts';
import type { TokenHolder } from '../../identity/identity.ts';
import type { Services } from '../../services.ts';
import { isSigned } from '../../links/signedPath.ts';
import { typeByName } from '../../media/typeByName.ts';
import { replyMediaPath } from '../../media/replyMediaAddress.ts';
import { mayAnalyse } from '../../policies/mayAnalyse.ts';
import { isUuid } from '../../storage/ids.ts';
import type { Tables } from '../../storage/tables/tables.ts';
import type { MediaToSend } from './sendMedia.ts';

const sent = ['filename_db', 'kind', 'type', 'size', 'original_name'] as const;

/**
 * A respondent's file: for a signed address, for the respondent of the conversation, and for who may analyse the
 * dialog. For all others it does not exist (404). `readIdentity` throws when there is no valid token.
 */
export async function findReplyMedia(
  services: Services,
  media_id: string,
  query: Readonly<Record<string, unknown>>,
  readIdentity: () => Promise<TokenHolder>,
): Promise<MediaToSend> {
  const who = isSigned(services, replyMediaPath(media_id), query) ? null : await readIdentity();
  if (!isUuid(media_id)) throw new CallError('media/unknown');
  const found = await services.db
    .selectFrom('media')
    .innerJoin('conversations', (join) =>
      join
        .onRef('conversations.survey_id', '=', 'media.survey_id')
        .onRef('conversations.conversation_id', '=', 'media.conversation_id'),
    )
    .select([...sent, 'media.survey_id', 'user_id_live'])
    .where('media_id', '=', media_id)
    .executeTakeFirst();
  const isTheirs = who?.kind === 'respondent' && found?.user_id_live === who.user_id_live;
  if (!found || (who?.kind === 'respondent' && !isTheirs)) throw new CallError('media/unknown');
  if (who?.kind === 'author') {
    const { survey_id } = await mayAnalyse({ services, who }, found.survey_id);
    await noteAnswersRead(services, who, 'files', { survey_id });
  }
  return arrived(found);
}

/** A dialog's own file, one of the library, a film's poster or the picture of an account, for anyone who knows its name; 404 when there is none. */
export async function findPublicMedia(db: Kysely<Tables>, filename_db: string): Promise<MediaToSend> {
  if (filename_db.includes('\0')) throw new CallError('media/unknown');
  const found = await db
    .selectFrom('media')
    .select(sent)
    .where('filename_db', '=', filename_db)
    .where('conversation_id', 'is', null)
    .executeTakeFirst();
  return arrived(
    found ??
      (await findAvatar(db, filename_db)) ??
      (await findKitFile(db, filename_db)) ??
      (await findInLibrary(db, filename_db)) ??
      (await findVariant(db, filename_db)),
  );
}

async function findInLibrary(db: Kysely<Tables>, filename_db: string) {
  const found = await db
    .selectFrom('library_files')
    .select(['filename_db', 'kind', 'type', 'size', 'name'])
    .where('filename_db', '=', filename_db)
    .executeTakeFirst();
  return found && { ...found, original_name: found.name };
}

/** A film's poster. */
async function findVariant(db: Kysely<Tables>, variant_db: string) {
  const found = await db
    .selectFrom('media_variants')
    .select('size')
    .where('variant_db', '=', variant_db)
    .executeTakeFirst();
  return found && { ...found, filename_db: variant_db, kind: 'image', type: typeByName(variant_db), original_name: '' };
}

async function findAvatar(db: Kysely<Tables>, filename_db: string) {
  const found = await db
    .selectFrom('avatars')
    .select(['type', 'size'])
    .where('filename', '=', filename_db)
    .executeTakeFirst();
  return found && { ...found, filename_db, kind: 'image', original_name: '' };
}

/** A picture of a brand kit. */
async function findKitFile(db: Kysely<Tables>, filename_db: string) {
  const found = await db
    .selectFrom('brand_kit_files')
    .select(['type', 'size'])
    .where('filename', '=', filename_db)
    .executeTakeFirst();
  return found && { ...found, filename_db, kind: 'image', original_name: '' };
}

function arrived(media: (Omit<MediaToSend, 'size'> & { readonly size: number | null }) | undefined): MediaToSend {
  if (!media || media.size === null) throw new CallError('media/unknown');
  return { ...media, size: media.size };
}
