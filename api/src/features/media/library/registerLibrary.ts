import { POSTER_LIMIT_BYTES, uploads } from '@dialogwerk/shared/contract';
import { libraryUpload } from '@dialogwerk/shared/contract/schemas';
import type { LibraryUpload } from '@dialogwerk/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { parseWith } from '../../../calls/parseInput.ts';
import type { identityReaders } from '../../../calls/readIdentity.ts';
import { refuseUnsafeJson } from '../../../calls/refuseUnsafeJson.ts';
import { CallError } from '../../../errors/CallError.ts';
import { libraryFileOf, readLibraryFile } from '../../../media/library/LibraryRow.ts';
import { sniffMedia } from '../../../media/sniffMedia.ts';
import { keepPoster } from '../../../media/variants/posters.ts';
import { smallerPicture } from '../../../media/variants/smallerPicture.ts';
import { mayChangeLibraryFile } from '../../../policies/mayUseLibraryFile.ts';
import { mayEdit } from '../../../policies/mayEdit.ts';
import { mayFillWorkspace } from '../../../policies/mayFillWorkspace.ts';
import type { PolicyContext } from '../../../policies/findSurvey.ts';
import type { Services } from '../../../services.ts';
import { isUuid } from '../../../storage/ids.ts';
import { personalWorkspace } from '../../../workspaces/personalWorkspace.ts';
import type { WithinShares } from '../createUploadShares.ts';
import { limited } from '../keepUpload.ts';
import { readUpload } from '../readUpload.ts';
import { keepInLibrary } from './keepInLibrary.ts';
import { replaceContent } from './replaceContent.ts';
import type { RenameFile } from './replaceContent.ts';

/** Wider than a film is shown before it plays. */
const POSTER_WIDTH = 1_280;

interface LibraryOptions {
  readonly services: Services;
  readonly identity: ReturnType<typeof identityReaders>;
  readonly withinShares: WithinShares;
  readonly renameFile: RenameFile;
}

/** The uploads of the library, and of what stands for films; where bodies are streams. */
export function registerLibrary(
  files: FastifyInstance,
  { services, identity, withinShares, renameFile }: LibraryOptions,
): void {
  files.route({
    method: 'POST',
    url: uploads.libraryFile.path,
    handler: async (request): Promise<LibraryUpload> => {
      const who = await identity.author(request.headers.authorization);
      refuseUnsafeJson(request.query);
      const query = parseWith(libraryUpload.query, request.query);
      const context = { services, who };
      const replaces = query.replaces === undefined ? null : await mayChangeLibraryFile(context, query.replaces);
      const workspace_id = replaces?.workspace_id ?? (await fillable(context, query.workspace_id, services.now()));
      return withinShares({ who, address: request.ip }, async () => {
        const target = { workspace_id, created_by: who.user_id, replaces };
        const { file_id, was_there } = await keepInLibrary(services, await readUpload(request), target);
        const isNew = replaces !== null && !was_there;
        const done = isNew
          ? await replaceContent({ services, renameFile, user_id: who.user_id }, replaces, file_id)
          : { replaced_in: 0, left_in: 0 };
        const row = await readLibraryFile(services.db, isNew ? replaces.file_id : file_id);
        return { file: libraryFileOf(services, row), was_there, ...done };
      });
    },
  });

  files.route<{ Params: { file_id: string } }>({
    method: 'POST',
    url: uploads.libraryPoster.path,
    handler: async (request) => {
      const who = await identity.author(request.headers.authorization);
      if (!isUuid(request.params.file_id)) throw new CallError('library/unknown');
      const { filename_db, kind } = await mayChangeLibraryFile({ services, who }, request.params.file_id);
      if (kind !== 'video') throw new CallError('media/no-film');
      return withinShares({ who, address: request.ip }, () => keep(request, filename_db));
    },
  });

  files.route<{ Params: { survey_id: string; filename_db: string } }>({
    method: 'POST',
    url: uploads.surveyPoster.path,
    handler: async (request) => {
      const who = await identity.author(request.headers.authorization);
      refuseUnsafeJson({ ...request.params });
      const { survey_id } = await mayEdit({ services, who }, request.params.survey_id);
      const { filename_db } = request.params;
      const film = await services.db
        .selectFrom('media')
        .select('media_id')
        .where('survey_id', '=', survey_id)
        .where('filename_db', '=', filename_db)
        .where('kind', '=', 'video')
        .where('conversation_id', 'is', null)
        .executeTakeFirst();
      if (!film) throw new CallError('media/no-film');
      return withinShares({ who, address: request.ip }, () => keep(request, filename_db));
    },
  });

  /** A poster is a picture that can be drawn; it is kept in a sensible size. */
  async function keep(request: FastifyRequest, filename_db: string): Promise<{ readonly msg: 'success' }> {
    const upload = await readUpload(request);
    try {
      if (sniffMedia(upload.head)?.kind !== 'image') throw new CallError('media/wrong-kind', { kinds: ['image'] });
      const picture = await buffer(Readable.from(limited(upload.content, POSTER_LIMIT_BYTES)));
      const poster = await smallerPicture(picture, POSTER_WIDTH, 'webp');
      if (!poster) throw new CallError('media/unreadable');
      await keepPoster(services, filename_db, poster);
      return { msg: 'success' };
    } catch (error) {
      await upload.drop();
      throw error;
    }
  }
}

/** The workspace that is named, or the person's own. */
async function fillable(context: PolicyContext, workspace_id: string | undefined, now: number): Promise<string> {
  if (workspace_id === undefined) return personalWorkspace(context.services.db, context.who.user_id, now);
  return (await mayFillWorkspace(context, workspace_id)).workspace_id;
}
