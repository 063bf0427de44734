import { afterAll } from 'vitest';
import { startTestApi } from './startTestApi.ts';
import type { TestApi } from './startTestApi.ts';

/** The whole api for all tests of a file, stopped after the last of them; called once, at the top of the file. */
export async function apiOfFile(...options: Parameters<typeof startTestApi>): Promise<TestApi> {
  const api = await startTestApi(...options);
  afterAll(() => api.stop());
  return api;
}
