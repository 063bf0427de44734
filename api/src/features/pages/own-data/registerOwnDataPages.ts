import { Readable } from 'node:stream';
import { wordingLanguage } from '@dialogwerk/shared/dialog/messenger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from '../../../errors/CallError.ts';
import { PERSONAL_PATH } from '../../../invitees/personalPath.ts';
import { zipped } from '../../../zipped.ts';
import { describeFault } from '../../../storage/faults/describeFault.ts';
import type { Releases } from '../../../releases/Releases.ts';
import { personalNotice } from '../personalPage.ts';
import { sendPublicPage } from '../publicPage.ts';
import type { PublicPage } from '../publicPage.ts';
import { fieldOf } from '../readForms.ts';
import type { OwnDataPages } from './OwnDataPages.ts';
import { ownDataFile, ownDataPageFile } from './ownDataFiles.ts';
import { codePage, confirmPage, dataPage, deletedPage } from './ownDataPage.ts';
import { OWN_DATA_OF_LINK, OWN_DATA_PATH } from './ownDataPath.ts';
import { ownDataTexts } from './ownDataTexts.ts';

interface OwnDataPagesOptions {
  readonly releases: Releases;
  readonly ownData: OwnDataPages;
}

/** Of what is taken along, without what it ends with. */
const FILE_NAME = 'meine-daten';

/**
 * The pages on which respondents see, take along and delete what is stored of them: made by the server, answered by forms, so that they need no script. The code
 * comes in a form and never stands in an address; no cache keeps any of it.
 */
export function registerOwnDataPages(pages: FastifyInstance, { releases, ownData }: OwnDataPagesOptions): void {
  pages.post(OWN_DATA_PATH, async (request, reply) => {
    const language = wordingLanguage(fieldOf(request, 'language') ?? 'de');
    return answer(
      { request, reply, language },
      (fieldOf(request, 'code') ?? '').trim(),
      fieldOf(request, 'do') ?? 'show',
    );
  });

  // Who has the link goes on with the conversation by it, too; an anonymous one leads nowhere.
  pages.post<{ Params: { token: string } }>(`${PERSONAL_PATH}/:token${OWN_DATA_OF_LINK}`, async (request, reply) => {
    const code = await ownData.codeOfLink(request.params.token);
    const language = wordingLanguage(fieldOf(request, 'language') ?? 'de');
    if (code === null) return sendPublicPage(releases, request, reply, personalNotice('link', language));
    return answer({ request, reply, language }, code, 'show');
  });

  async function answer(asked: Asked, code: string, wanted: string): Promise<FastifyReply> {
    const { request, reply, language } = asked;
    const send = (page: PublicPage) => sendPublicPage(releases, request, reply, page);
    const texts = ownDataTexts(language);
    if (code === '') return send(codePage(language, { problem: texts.noCode, status: 422 }));
    try {
      return await work(asked, code, wanted, send);
    } catch (error) {
      if (!(error instanceof CallError))
        request.log.error({ fault: describeFault(error) }, 'own data could not be shown');
      const { status, headers } = error instanceof CallError ? error : { status: 500, headers: {} };
      reply.headers(headers);
      const problems: Readonly<Record<number, string>> = { 429: texts.tooMany, 404: texts.unknown };
      const problem = problems[status];
      return send(codePage(language, { code, problem: problem ?? texts.failed, status }));
    }
  }

  async function work(
    { request, reply, language }: Asked,
    code: string,
    wanted: string,
    send: (page: PublicPage) => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    const texts = ownDataTexts(language);
    const known = { code, language };
    if (wanted === 'delete') {
      await ownData.remove(code, request.ip);
      return send(deletedPage(language));
    }
    if (wanted === 'withdraw')
      await ownData.withdraw(code, fieldOf(request, 'consent_id') ?? '', request.ip).catch(orGone);
    const data = await ownData.read(code, request.ip);
    if (wanted === 'ask') return send(confirmPage(data, known));
    if (wanted === 'withdraw') return send(dataPage(data, { ...known, notice: texts.takenBack }));
    if (wanted === 'page')
      return file(reply, `${FILE_NAME}.html`, 'text/html; charset=utf-8', ownDataPageFile(data, texts, language));
    if (wanted === 'data')
      return file(reply, `${FILE_NAME}.json`, 'application/json; charset=utf-8', ownDataFile(data));
    if (wanted !== 'zip') return send(dataPage(data, known));
    const files = [
      { name: `${FILE_NAME}.html`, content: ownDataPageFile(data, texts, language) },
      { name: `${FILE_NAME}.json`, content: ownDataFile(data) },
      ...(await ownData.files(code, request.ip)),
    ];
    return file(reply, `${FILE_NAME}.zip`, 'application/zip', Readable.from(zipped(files, data.started_at)));
  }
}

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly language: string;
}

/** Whoever sends the form twice has taken it back all the same. */
function orGone(error: unknown): void {
  if (error instanceof CallError && error.code === 'consent/unknown') return;
  throw error;
}

function file(reply: FastifyReply, name: string, type: string, content: string | Readable): FastifyReply {
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${name}"`,
      'content-type': type,
    })
    .send(content);
}
