import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uploads } from '@dialogwerk/shared/contract';
import { aLibraryApi } from '../../../../testing/media/aLibraryApi.ts';
import type { LibraryApi } from '../../../../testing/media/aLibraryApi.ts';
import { aDrawnPicture } from '../../../../testing/media/realPictures.ts';
import { aPdf, aPng, aZip } from '../../../../testing/media/sampleFiles.ts';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../../testing/anAuthor.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { uploadMedia, uploadToLibrary } from '../../../../testing/uploadFile.ts';

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const page = Buffer.from('<!doctype html><script>alert(1)</script>');
const behind = async (content: Buffer) => Buffer.concat([await aDrawnPicture('jpeg'), content]);

const hostile: readonly [what: string, content: () => Promise<Buffer>, name: string, code: string][] = [
  ['a page with the name of a picture', async () => page, 'urlaub.jpg', 'media/wrong-kind'],
  ['an SVG with a script', async () => svg, 'logo.svg', 'media/wrong-kind'],
  ['an SVG with the name of a picture', async () => svg, 'logo.png', 'media/wrong-kind'],
  ['a document with the name of a film', async () => aPdf(), 'film.mp4', 'media/wrong-kind'],
  ['a picture with a page behind it', () => behind(page), 'bild.jpg', 'media/two-in-one'],
  ['a picture with an archive behind it', () => behind(archive), 'bild.jpg', 'media/two-in-one'],
  [
    'a picture that is a script',
    async () => Buffer.from('GIF89a/*<?php system($_GET[0]); ?>*/=1;'),
    'b.gif',
    'media/two-in-one',
  ],
  ['what only begins as a picture', async () => aPng(400), 'bild.png', 'media/unreadable'],
  ['a folder in the name', () => aDrawnPicture('png'), '../../etc/passwd.png', 'media/path-in-name'],
  ['a folder of Windows in the name', () => aDrawnPicture('png'), 'C:\\bilder\\a.png', 'media/path-in-name'],
  ['nothing at all', async () => Buffer.alloc(0), 'leer.png', 'media/empty'],
];
const archive = Buffer.concat([aZip(['word/document.xml']), Buffer.from('PK\x05\x06'), Buffer.alloc(18)]);

describe.each(['disk', 'store'] as const)('hostile files, with files in a %s', (kind) => {
  let world: LibraryApi;
  let author: TestAuthor;
  let address: string;
  beforeAll(async () => {
    world = await aLibraryApi(kind);
    address = await world.api.app.listen({ port: 0, host: '127.0.0.1' });
  }, 60_000);
  afterAll(() => world.stop());
  beforeEach(async () => {
    author = await anAuthor(world.api);
  });

  /** What lies in the store, and the rows of files. */
  async function left(): Promise<readonly unknown[]> {
    const { db } = world.api.services;
    const rows = await Promise.all(
      (['library_files', 'media', 'media_variants'] as const).map((table) =>
        db.selectFrom(table).selectAll().execute(),
      ),
    );
    return [...(await world.names()), ...rows.flat()];
  }

  test.each(hostile)('%s is refused in German, and nothing is left', async (_, content, name, code) => {
    const { status, body } = await uploadToLibrary(world.api, await content(), { token: author.token, name });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).toMatchObject({ code, msg: expect.stringMatching(/nichts gespeichert|nicht gespeichert/) });
    expect(await left()).toEqual([]);
  });

  test('a picture with a page behind it is refused for a dialog, too', async () => {
    const survey_id = await insertSurvey(world.api, { blocks: [], owner: author });
    const sent = await uploadMedia(world.api, survey_id, 'block', await behind(page), { token: author.token });
    expect(sent).toMatchObject({ status: 415, body: { code: 'media/two-in-one' } });
    expect(await left()).toEqual([]);
  });

  /** Sends so many bytes of a film over a real connection; breaks it off then unless `ends`. */
  async function stream(bytes: number, headers: Record<string, string>, ends: boolean) {
    const sending = request(address + uploads.libraryFile.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${author.token}`, 'content-type': 'video/mp4', ...headers },
    });
    const chunk = Buffer.alloc(1024 * 1024, 0x61);
    Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isomavc1', 'latin1').copy(chunk);
    const answered = new Promise<IncomingMessage>((resolve) => sending.on('response', resolve));
    // The server may cut what it has refused.
    sending.on('error', () => undefined);
    for (let sent = 0; sent < bytes && !sending.destroyed; sent += chunk.length) {
      if (!sending.write(chunk)) await Promise.race([once(sending, 'drain'), answered]).catch(() => undefined);
    }
    if (!ends) {
      sending.destroy();
      return null;
    }
    sending.end();
    const response = await answered;
    return { status: response.statusCode, body: await json(response) };
  }

  test('200 MB are refused, whether they are announced or not', async () => {
    const size = 200 * 1024 * 1024;
    const announced = await stream(1024 * 1024, { 'content-length': String(size) }, false);
    expect(announced).toBeNull();
    const unannounced = await stream(110 * 1024 * 1024, { 'transfer-encoding': 'chunked' }, true);
    expect(unannounced).toMatchObject({ status: 413, body: { code: 'media/too-large' } });
    await expect.poll(left, { timeout: 10_000 }).toEqual([]);
  }, 60_000);

  test('a connection that breaks leaves nothing', async () => {
    await stream(3 * 1024 * 1024, { 'content-length': String(50 * 1024 * 1024) }, false);
    await expect.poll(left, { timeout: 10_000 }).toEqual([]);
  }, 30_000);
});
