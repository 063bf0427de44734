import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { callShapes } from '@dialogwerk/shared/contract/shapes';
import type { CallShape } from '@dialogwerk/shared/contract/shapes';
import { z } from 'zod';

/** An api as releases see it: its version, and what each of its calls takes and gives. */
export interface Api {
  readonly version: string;
  readonly shapes: Readonly<Record<string, CallShape>>;
}

const schema = z.object({ version: z.string(), shapes: callShapes });
const fileIn = (folder: string): string => join(folder, 'api.json');

/**
 * Says which api serves an installation, from its start to its stop. Because a command may come from sources that have gone
 * on since: it must ask what runs, not what lies on the disk.
 */
export async function announceApi(folder: string, api: Api): Promise<void> {
  // A name of its own, because two servers on one folder may start at once.
  const next = `${fileIn(folder)}.${randomUUID()}.next`;
  await writeFile(next, JSON.stringify(api));
  await rename(next, fileIn(folder));
}

/** The api that serves; null where none runs. One that was killed counts until the next start. */
export async function readServingApi(folder: string): Promise<Api | null> {
  const text = await readFile(fileIn(folder), 'utf8').catch(() => null);
  return text === null ? null : schema.parse(JSON.parse(text));
}

export async function withdrawApi(folder: string): Promise<void> {
  await rm(fileIn(folder), { force: true });
}
