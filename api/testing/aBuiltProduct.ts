import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A project's root folder in which a test puts what it wants to be built. */
export interface BuiltProduct {
  readonly productDir: string;
  /** Writes a file, its folders included. */
  build(path: string, content: string | Buffer): Promise<void>;
  /** Releases a version of a module; further fields go into its `release.json`. */
  release(id: string, fields: { version: string; [field: string]: unknown }): Promise<void>;
  takeAway(): Promise<void>;
}

/** A product with nothing built yet. */
export async function aBuiltProduct(): Promise<BuiltProduct> {
  const productDir = await mkdtemp(join(tmpdir(), 'dialogwerk-product-'));
  const build: BuiltProduct['build'] = async (path, content) => {
    await mkdir(dirname(join(productDir, path)), { recursive: true });
    await writeFile(join(productDir, path), content);
  };
  return {
    productDir,
    build,
    async release(id, fields) {
      await build(`${id}/dist/release.json`, JSON.stringify({ id, contract: 1, entry: 'remoteEntry.js', ...fields }));
      await build(`${id}/dist/${fields.version}/remoteEntry.js`, `export const version = '${fields.version}'`);
    },
    takeAway: () => rm(productDir, { recursive: true }),
  };
}
