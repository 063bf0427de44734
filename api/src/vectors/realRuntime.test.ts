import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rounds } from '@dialogwerk/shared/testing/rounds';
import { expect, test } from 'vitest';
import { aModelFolder } from '../../testing/vectors/aModelFolder.ts';
import { openVectors } from './openVectors.ts';

/** Where somebody has installed the real libraries beside a model of theirs. */
const runtime = join(process.env['VECTORS_DIR'] ?? '', 'node_modules');
const isThere = existsSync(join(runtime, 'onnxruntime-node')) && rounds(0, 1) === 1;

test.runIf(isThere)('the real runtime reads the tiny model as the played one does', async () => {
  const said = ['mit dem Fahrrad', 'Drahtesel', 'unser Kombi und ein Rad', 'ganz etwas anderes', ''];
  const read = async (folder: string) => {
    const lines: string[] = [];
    const vectors = openVectors(folder, (line) => void lines.push(line));
    await expect.poll(() => lines.length, { timeout: 20_000 }).toBe(1);
    const found = await vectors.of(said, AbortSignal.timeout(20_000));
    vectors.stop();
    return { lines, found: said.map((text) => found.get(text)) };
  };
  await using played = await aModelFolder();
  await using real = await aModelFolder({ runtime });
  const expected = await read(played.path);
  const { lines, found } = await read(real.path);
  expect(lines).toEqual([expect.stringContaining('nach ihrem Sinn verstanden')]);
  for (const [at, vector] of expected.found.entries()) {
    expect(found[at]?.length).toBe(vector?.length);
    for (const [place, value] of (vector ?? []).entries()) expect(found[at]?.[place]).toBeCloseTo(value, 4);
  }
});
