import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { StartError } from '../StartError.ts';
import { anAuthor } from '../../testing/anAuthor.ts';
import { insertSurvey } from '../../testing/insertSurvey.ts';
import { startTestApi } from '../../testing/startTestApi.ts';
import type { TestApi } from '../../testing/startTestApi.ts';
import { createSecretStore } from './createSecretStore.ts';
import { readKeyRing } from './KeyRing.ts';
import type { KeyRing, SecretKey } from './KeyRing.ts';
import { KEY_FILE, openKeyFile } from './openKeyFile.ts';
import { seal, unseal } from './sealing.ts';

const newKey = () => randomBytes(32).toString('base64');

function ring(...keys: readonly string[]): KeyRing {
  const read = readKeyRing(keys.join(','));
  if (!read) throw new Error('no keys');
  return read;
}

describe('keys', () => {
  test('are read in base64 and hex, the newest first, each with its own id', () => {
    const bytes = randomBytes(32);
    const [hex, url] = [bytes.toString('hex'), bytes.toString('base64url')];
    expect(readKeyRing(hex)?.newest).toEqual(readKeyRing(` ${url}\n`)?.newest);
    const [fresh, old] = [newKey(), newKey()];
    const both = ring(fresh, old);
    expect(both.newest).toEqual(ring(fresh).newest);
    expect([...both.byId.keys()]).toEqual([ring(fresh).newest.id, ring(old).newest.id]);
    expect(both.newest.id).not.toContain(bytes.toString('hex').slice(0, 12));
  });

  test.each([
    '',
    ' , ',
    'geheim',
    randomBytes(31).toString('base64'),
    randomBytes(16).toString('hex'),
    `${newKey()},x`,
  ])('are not read from %j', (text) => {
    expect(readKeyRing(text)).toBeNull();
  });
});

describe('the key file', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dialogwerk-keys-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('is made once, for its owner alone, however many servers start', async () => {
    const opened = await Promise.all(Array.from({ length: 5 }, () => openKeyFile(join(folder, 'data'))));
    expect(new Set(opened.map(({ newest }) => newest.id)).size).toBe(1);
    expect((await stat(join(folder, 'data', KEY_FILE))).mode & 0o777).toBe(0o600);
    const before = await readFile(join(folder, 'data', KEY_FILE), 'utf8');
    expect((await openKeyFile(join(folder, 'data'))).newest).toEqual(opened[0]?.newest);
    expect(await readFile(join(folder, 'data', KEY_FILE), 'utf8')).toBe(before);
  });

  test('without a key in it keeps the server from starting, and stays as it is', async () => {
    await writeFile(join(folder, KEY_FILE), 'half a k');
    await expect(openKeyFile(folder)).rejects.toThrow(StartError);
    await expect(openKeyFile(folder)).rejects.toThrow('Sicherung');
    expect(await readFile(join(folder, KEY_FILE), 'utf8')).toBe('half a k');
  });
});

describe('a sealed value', () => {
  const key: SecretKey = ring(newKey()).newest;
  const id = { survey_id: 'abc', name: 'KEY' };

  test('opens by its key, for its dialog and name alone, and as it was', () => {
    const sealed = seal(key, id, 'Wert ü');
    expect(unseal(key, id, sealed)).toBe('Wert ü');
    expect(seal(key, id, 'Wert ü')).not.toEqual(sealed);
    expect(unseal(key, { ...id, name: 'OTHER' }, sealed)).toBeNull();
    expect(unseal(key, { ...id, survey_id: 'abd' }, sealed)).toBeNull();
    expect(unseal(ring(newKey()).newest, id, sealed)).toBeNull();
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(unseal(key, id, changed)).toBeNull();
    }
    expect(unseal(key, id, Buffer.alloc(0))).toBeNull();
  });
});

describe('a change of keys', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.stop());

  test('seals anew by the new key; without the old one the server says how many secrets it cannot read', async () => {
    const { db, now } = api.services;
    const { user_id } = await anAuthor(api);
    const survey_id = await insertSurvey(api, { blocks: [] });
    const [old, fresh] = [newKey(), newKey()];
    await createSecretStore(db, ring(old), now).set(
      db,
      { survey_id, name: 'KEY' },
      { value: 'der Wert', hosts: [] },
      user_id,
    );

    const strange = createSecretStore(db, ring(fresh), now);
    expect(await strange.renew()).toBe(1);
    expect(await strange.read(survey_id, ['KEY'])).toEqual(new Map());

    expect(await createSecretStore(db, ring(fresh, old), now).renew()).toBe(0);
    const after = createSecretStore(db, ring(fresh), now);
    expect(await after.read(survey_id, ['KEY', 'OTHER'])).toEqual(new Map([['KEY', { value: 'der Wert', hosts: [] }]]));
    const rows = await db.selectFrom('secrets').select('key_id').execute();
    expect(rows).toEqual([{ key_id: ring(fresh).newest.id }]);
  });
});
