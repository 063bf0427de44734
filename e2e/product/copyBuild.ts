import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { moduleIds } from '@dialogwerk/shared/contract';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A copy of everything that is built, from which a test may take parts away; give it to `startProduct` as `productDir`. */
export async function copyBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dialogwerk-build-'));
  for (const name of ['shell', ...moduleIds])
    await cp(join(root, name, 'dist'), join(folder, name, 'dist'), { recursive: true });
  return folder;
}
