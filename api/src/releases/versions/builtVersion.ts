import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isModuleId } from '@dialogwerk/shared/contract';
import type { ReleasableId } from '@dialogwerk/shared/contract';
import { z } from 'zod';
import { versionName } from './Manifest.ts';

const builtSchema = z.object({ version: versionName });

/** What a product's folder may have built: its shell, and the modules that stand in it. */
export async function builtParts(productDir: string): Promise<readonly ReleasableId[]> {
  const names = await readdir(productDir).catch((): string[] => []);
  return ['shell', ...names.filter(isModuleId).toSorted()];
}

/** What was built last of a part, and in which folder it stands; null when nothing was. */
export async function builtVersion(
  productDir: string,
  id: ReleasableId,
): Promise<{ readonly version: string; readonly from: string } | null> {
  const dist = join(productDir, id, 'dist');
  const text = await readFile(join(dist, 'built.json'), 'utf8').catch(() => null);
  const version = text === null ? undefined : builtSchema.safeParse(JSON.parse(text)).data?.version;
  return version === undefined ? null : { version, from: join(dist, version) };
}
