import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aBuiltProduct, needsNothing } from '../../../testing/aBuiltProduct.ts';
import type { BuiltProduct } from '../../../testing/aBuiltProduct.ts';
import { createReleases } from '../createReleases.ts';

/** Headers of a host that gives its scripts to everybody. */
const shared = { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' };
let team: BuiltProduct;
let host: Server;
let origin: string;
let headers: Record<string, string>;
let product: BuiltProduct;

beforeEach(async () => {
  team = await aBuiltProduct();
  headers = shared;
  host = createServer((request, response) => {
    const [, id = '', version = '', ...file] = (request.url ?? '').split('/');
    readFile(join(team.folder, id, 'dist', version, ...file)).then(
      (content) => response.writeHead(200, headers).end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const { port } = addressOfServer(host);
  origin = `http://127.0.0.1:${port}`;
  product = await aBuiltProduct({ now: 1 }, [origin]);
  await product.release('shell', 's1', { 'index.html': '' });
  await product.release('mf-share', 'v1');
  await team.build('mf-share', 'v2');
});
afterEach(async () => {
  host.closeAllConnections();
  host.close();
  await Promise.all([team.takeAway(), product.takeAway()]);
});

function addressOfServer(server: Server): AddressInfo {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('not listening');
  return address;
}

const served = async () => (await product.releases.remotes()).remotes.find(({ id }) => id === 'mf-share');
const bring = (path = '/mf-share/v2/') => product.releases.bring('mf-share', origin + path, 'x');

describe('a version on another host', () => {
  test('is served from there once it is released, signed by this installation, and none of its files is sent from here', async () => {
    expect(await bring('/mf-share/v2')).toBe('v2');
    expect(await served()).toMatchObject({ version: 'v1', entry: '/remotes/mf-share/v1/remoteEntry.js' });
    await product.releases.release('mf-share', 'v2', 'x');
    const remote = await served();
    expect(remote).toMatchObject({ version: 'v2', entry: `${origin}/mf-share/v2/remoteEntry.js`, because: 'current' });
    expect(remote?.signature).not.toBe('');
    expect(remote?.lastGood?.entry).toBe('/remotes/mf-share/v1/remoteEntry.js');
    expect(await product.releases.folderOf('mf-share', 'v2', 'remoteEntry.js')).toBeNull();
  });

  test('is not served any more once its host is not allowed: the last good one comes', async () => {
    await product.releases.release('mf-share', await bring(), 'x');
    const again = await createReleases({
      registryStore: null,
      dataDir: join(product.folder, 'data'),
      productDir: product.folder,
      now: () => 2,
      moduleOrigins: [],
      publicUrl: null,
    });
    const { remotes } = await again.remotes();
    expect(remotes[0]).toMatchObject({ version: 'v1', because: 'last-good' });
  });

  test('can be rolled back, and released again from the address that it had', async () => {
    await product.releases.release('mf-share', await bring(), 'x');
    expect(await product.releases.rollBack('mf-share', null, 'x')).toBe('v1');
    await product.releases.release('mf-share', 'v2', 'x');
    expect((await served())?.entry).toBe(`${origin}/mf-share/v2/remoteEntry.js`);
  });

  test('that needs what the shell does not give is refused like any other', async () => {
    await team.build('mf-share', 'v3', {}, { needs: { ...needsNothing, doors: { react: ['useQuantum'] } } });
    const release = bring('/mf-share/v3/').then((version) => product.releases.release('mf-share', version, 'x'));
    await expect(release).rejects.toThrow('mf-share v3 passt nicht zu shell s1: Es fehlt useQuantum aus react');
  });
});

describe('refused with a sentence is', () => {
  test('a host that the operator has not named', async () => {
    const other = `http://localhost:${addressOfServer(host).port}`;
    await expect(product.releases.bring('mf-share', `${other}/mf-share/v2/`, 'x')).rejects.toThrow(
      `Von ${other} dürfen keine Module geladen werden: MODULE_ORIGINS erlaubt nur ${origin}.`,
    );
  });

  test('a host that gives its scripts to nobody else, or not as scripts', async () => {
    headers = { 'content-type': 'text/javascript' };
    await expect(bring()).rejects.toThrow('Es fehlt „Access-Control-Allow-Origin: *“');
    headers = { ...shared, 'content-type': 'text/plain' };
    await expect(bring()).rejects.toThrow('wird als „text/plain“ gesendet');
  });

  test('a file whose bytes are not those that were built', async () => {
    await team.build('mf-share', 'v2', {}, { integrity: { 'remoteEntry.js': `sha384-${'A'.repeat(64)}` } });
    await expect(bring()).rejects.toThrow('remoteEntry.js ist nicht die Datei, die gebaut wurde');
  });

  test('an address that is not that of a version of the module', async () => {
    await expect(bring('/mf-share/v9/')).rejects.toThrow('Er antwortet mit 404');
    await expect(product.releases.bring('mf-analyse', `${origin}/mf-share/v2/`, 'x')).rejects.toThrow(
      'steht keine gebaute Version von mf-analyse',
    );
    await team.build('mf-share', 'v4', {}, { version: 'v5' });
    await expect(bring('/mf-share/v4/')).rejects.toThrow('muss auf /mf-share/v5/ enden');
    await expect(product.releases.bring('mf-share', 'mf-share/v2', 'x')).rejects.toThrow('ist keine Adresse');
  });

  test('the module of the respondents, whose page asks no other host', async () => {
    await team.build('mf-assess-live', 'v1');
    await expect(product.releases.bring('mf-assess-live', `${origin}/mf-assess-live/v1/`, 'x')).rejects.toThrow(
      'lädt nichts von anderen Hosts',
    );
  });
});
