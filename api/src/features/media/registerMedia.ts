import { uploads } from '@dialogwerk/shared/contract';
import type { ReplyMedia } from '@dialogwerk/shared/contract';
import { replyMedia, surveyMedia } from '@dialogwerk/shared/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { MediaPurpose } from '../../storage/tables/mediaTables.ts';
import { accountOf } from '../../accounts/accountOf.ts';
import { readAccount } from '../../accounts/findAccount.ts';
import { parseWith } from '../../calls/parseInput.ts';
import { identityReaders } from '../../calls/readIdentity.ts';
import { refuseUnsafeJson } from '../../calls/refuseUnsafeJson.ts';
import type { Services } from '../../services.ts';
import { mayEdit } from '../../policies/mayEdit.ts';
import type { Keeping } from './createKeepReply.ts';
import { registerLibrary } from './library/registerLibrary.ts';
import type { RenameFile } from './library/replaceContent.ts';
import { findReplyMedia } from './findMedia.ts';
import { keepAvatar } from './keepAvatar.ts';
import { keepUpload } from './keepUpload.ts';
import type { UploadRules } from './keepUpload.ts';
import { mediaFileOf } from './mediaFiles.ts';
import { readUpload } from './readUpload.ts';
import { refuseTooManyOfSurvey } from './refuseTooMany.ts';
import { sendMedia } from './sendMedia.ts';
import { sendPublicMedia } from './sendPublicMedia.ts';

/** Captions of a very long film. */
const CAPTIONS_BYTES = 1024 * 1024;
const FOR_THE_PERSON = 'private, max-age=3600';

export interface MediaOptions {
  readonly services: Services;
  readonly keeping: Keeping;
  readonly renameFile: RenameFile;
}

/** The routes whose bodies are files: the uploads of the contract, and the files' own addresses. */
export async function registerMedia(
  app: FastifyInstance,
  { services, keeping, renameFile }: MediaOptions,
): Promise<void> {
  const identity = identityReaders(services);
  const { withinShares, keepReply } = keeping;

  await app.register(async (files) => {
    files.removeAllContentTypeParsers();
    // The body stays a stream, because a film does not belong into memory.
    files.addContentTypeParser('*', (_request, body, done) => done(null, body));
    files.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      reply.header('x-content-type-options', 'nosniff');
    });

    files.route({
      method: 'POST',
      url: uploads.replyMedia.path,
      handler: async (request): Promise<ReplyMedia> => {
        const who = await identity.respondent(request.headers.authorization);
        refuseUnsafeJson(request.query);
        const question = parseWith(replyMedia.query, request.query);
        return keepReply({ who, address: request.ip }, question, () => readUpload(request));
      },
    });

    files.route<{ Params: { survey_id: string } }>({
      method: 'POST',
      url: uploads.surveyMedia.path,
      handler: async (request) => {
        const who = await identity.author(request.headers.authorization);
        refuseUnsafeJson({ ...request.params });
        const { type } = parseWith(surveyMedia.query, request.query);
        // Captions belong to a block, as its video does.
        const purpose = type === 'captions' ? 'block' : type;
        const { survey_id } = await mayEdit({ services, who }, request.params.survey_id);
        return withinShares({ who, address: request.ip }, async () => {
          await refuseTooManyOfSurvey(services.db, survey_id);
          const upload = await readUpload(request);
          const { filename_db } = await keepUpload(services, upload, rulesOf(type), { survey_id, purpose });
          return { media_file: mediaFileOf(services, { survey_id, filename_db, purpose, original_name: upload.name }) };
        });
      },
    });

    files.route({
      method: 'POST',
      url: uploads.avatar.path,
      handler: async (request) => {
        const who = await identity.author(request.headers.authorization);
        return withinShares({ who, address: request.ip }, async () => {
          await keepAvatar(services, await readUpload(request), who.user_id);
          return accountOf(await readAccount(services.db, who.user_id));
        });
      },
    });

    files.get<{ Params: { media_id: string }; Querystring: Record<string, unknown> }>(
      '/api/media/:media_id',
      async (request, reply) => {
        const { media_id } = request.params;
        const media = await findReplyMedia(services, media_id, request.query, () =>
          identity['anyone-with-token'](request.headers.authorization),
        );
        return sendMedia(request, reply, services.media, media, FOR_THE_PERSON);
      },
    );

    files.get<{ Params: { filename_db: string }; Querystring: Record<string, unknown> }>(
      '/media/:filename_db',
      async (request, reply) => sendPublicMedia(services, request, reply),
    );

    registerLibrary(files, { services, identity, withinShares, renameFile });
  });
}

/** A logo is a picture; a block shows pictures, sounds and films, and captions below these. */
function rulesOf(type: MediaPurpose | 'captions'): UploadRules {
  const none = { maxBytes: Infinity, maxSeconds: null, captionsOnly: false };
  if (type === 'captions') return { ...none, kinds: ['document'], maxBytes: CAPTIONS_BYTES, captionsOnly: true };
  return { ...none, kinds: type === 'block' ? ['image', 'audio', 'video'] : ['image'] };
}
