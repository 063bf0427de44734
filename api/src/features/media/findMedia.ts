import type { Kysely } from 'kysely';
import { CallError } from '../../calls/CallError.ts';
import type { TokenHolder } from '../../calls/identity.ts';
import type { Services } from '../../calls/services.ts';
import { isSigned } from '../../media/replyMediaAddress.ts';
import { mayAnalyse } from '../../policies/mayAnalyse.ts';
import type { Tables } from '../../storage/tables.ts';
import type { MediaToSend } from './sendMedia.ts';
import { mediaTexts } from './texts.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const sent = ['filename_db', 'kind', 'type', 'size', 'original_name'] as const;

/**
 * A respondent's file: for a signed address, for the respondent of the conversation, and for who may analyse the
 * dialog. For all others it does not exist (404). `readIdentity` throws when there is no valid token.
 */
export async function findReplyMedia(
  services: Services,
  media_id: string,
  { until, signature }: Readonly<Record<string, unknown>>,
  readIdentity: () => TokenHolder,
): Promise<MediaToSend> {
  const signed = typeof signature === 'string' && isSigned(services, media_id, Number(until), signature);
  const who = signed ? null : readIdentity();
  if (!UUID.test(media_id)) throw new CallError(404, mediaTexts.unknown);
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
  if (!found || (who?.kind === 'respondent' && !isTheirs)) throw new CallError(404, mediaTexts.unknown);
  if (who?.kind === 'author') await mayAnalyse({ services, who }, found.survey_id);
  return arrived(found);
}

/** A dialog's own file, for anyone who knows its name; 404 when there is none. */
export async function findPublicMedia(db: Kysely<Tables>, filename_db: string): Promise<MediaToSend> {
  const found = filename_db.includes('\0')
    ? undefined
    : await db
        .selectFrom('media')
        .select(sent)
        .where('filename_db', '=', filename_db)
        .where('conversation_id', 'is', null)
        .executeTakeFirst();
  return arrived(found);
}

function arrived(media: (Omit<MediaToSend, 'size'> & { readonly size: number | null }) | undefined): MediaToSend {
  if (!media || media.size === null) throw new CallError(404, mediaTexts.unknown);
  return { ...media, size: media.size };
}
