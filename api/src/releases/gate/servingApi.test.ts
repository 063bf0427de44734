import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { announceApi, readServingApi } from './servingApi.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dialogwerk-serving-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('servers that start at once on one folder all announce themselves, and leave one file', async () => {
  const versions = Array.from({ length: 50 }, (_, index) => `version ${index}`);
  await Promise.all(versions.map((version) => announceApi(folder, { version, shapes: {} })));
  expect(versions).toContain((await readServingApi(folder))?.version);
  expect(await readdir(folder)).toEqual(['api.json']);
});
