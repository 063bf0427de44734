import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { apiVersion } from './apiVersion.ts';
import { createMeasuringApi } from './createMeasuringApi.ts';
import { announceApi } from './servingApi.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dialogwerk-measuring-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a command measures by the api that serves, and by its own sources when none does', async () => {
  const own = await apiVersion();
  const api = createMeasuringApi(folder);
  expect((await api.read()).version).toBe(own);
  await announceApi(folder, { version: 'of the server', shapes: {} });
  expect((await api.read()).version).toBe('of the server');
  await api.withdraw();
  expect((await api.read()).version).toBe(own);
});

test('a server measures by its own sources, whatever an earlier one has left', async () => {
  await announceApi(folder, { version: 'of before', shapes: {} });
  const api = createMeasuringApi(folder);
  api.beServer();
  const own = await apiVersion();
  expect((await api.read()).version).toBe(own);
  await api.announce();
  expect((await createMeasuringApi(folder).read()).version).toBe(own);
});
