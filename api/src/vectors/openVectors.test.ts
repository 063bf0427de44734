import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { aModelFolder } from '../../testing/vectors/aModelFolder.ts';
import { trouble } from '../../testing/vectors/words.data.ts';
import { openVectors } from './openVectors.ts';
import type { SentenceVectors } from './SentenceVectors.ts';

const times = { opening: 20_000, reading: 300, beforeAnew: 50 };
const open: SentenceVectors[] = [];
afterEach(() => {
  for (const vectors of open.splice(0)) vectors.stop();
});

/** The model of a folder, and what it says until a line comes. */
async function opened(folder: string) {
  const lines: string[] = [];
  const vectors = openVectors(folder, (line) => void lines.push(line), times);
  open.push(vectors);
  await expect.poll(() => lines.length, { timeout: 20_000 }).toBeGreaterThan(0);
  const read = (...texts: string[]) => vectors.of(texts, AbortSignal.timeout(20_000));
  return { vectors, lines, read };
}

const cosine = (one: Float32Array | undefined, other: Float32Array | undefined): number =>
  one?.reduce((sum, value, at) => sum + value * (other?.[at] ?? 0), 0) ?? Number.NaN;

test('a model in the folder tells what sentences mean, whatever else stands in them', async () => {
  await using folder = await aModelFolder();
  const { lines, read, vectors } = await opened(folder.path);
  expect(lines).toEqual([expect.stringContaining(`mit dem Modell in „${folder.path}“`)]);
  expect(vectors.model).toMatch(/^[0-9a-f]{16}$/);
  const said = ['mit dem Fahrrad', 'auf meinem alten Drahtesel', 'unser Kombi', 'ganz etwas anderes'];
  const found = await read(...said);
  const [bicycle, other, car, nothing] = said.map((text) => found.get(text));
  expect(cosine(bicycle, bicycle)).toBeCloseTo(1, 5);
  expect(cosine(bicycle, other)).toBeCloseTo(1, 5);
  expect(cosine(bicycle, car)).toBeLessThan(0.6);
  expect(Math.abs(cosine(bicycle, nothing))).toBeLessThan(1);
});

test('what it makes of a sentence does not depend on what it reads beside it', async () => {
  await using folder = await aModelFolder();
  const alone = await (await opened(folder.path)).read('mit dem Fahrrad');
  const many = Array.from({ length: 30 }, (_, at) => `mit dem Wagen ${at}`);
  const amongMany = await (await opened(folder.path)).read(...many, 'mit dem Fahrrad');
  expect(amongMany.get('mit dem Fahrrad')).toEqual(alone.get('mit dem Fahrrad'));
});

test('without a folder there is none, and nothing is said', async () => {
  const lines: string[] = [];
  const vectors = openVectors(null, (line) => void lines.push(line));
  expect((await vectors.of(['mit dem Fahrrad'], AbortSignal.timeout(1))).size).toBe(0);
  expect([vectors.model, lines]).toEqual([null, []]);
});

test.each([
  ['no model', {}, 'model.onnx', 'fehlt model.onnx'],
  ['no tokenizer', {}, 'tokenizer.json', 'fehlt tokenizer.json'],
  ['no runtime', { runtime: null }, null, 'npm install onnxruntime-node @huggingface/tokenizers'],
  ['another kind of input', { input: 'pixel_values' }, null, 'pixel_values'],
  // More than a number of 32 bits can be.
  ['no numbers', { unknown: 1e39 }, null, 'keine brauchbaren Satzvektoren'],
])('a folder with %s is told in one line, and there are no vectors', async (_, options, without, sentence) => {
  await using folder = await aModelFolder(options);
  if (without !== null) await rm(join(folder.path, without));
  const { lines, read, vectors } = await opened(folder.path);
  expect(lines).toEqual([expect.stringContaining(sentence)]);
  expect(lines[0]).toContain('nur nach ihren Worten');
  expect(vectors.model).toBeNull();
  expect((await read('mit dem Fahrrad')).size).toBe(0);
});

test('other libraries of the same names are told', async () => {
  await using folder = await aModelFolder();
  await writeFile(join(folder.path, 'node_modules/onnxruntime-node/index.js'), 'module.exports = {};');
  expect((await opened(folder.path)).lines).toEqual([expect.stringContaining('onnxruntime-node: InferenceSession')]);
});

test('a runtime that crashes while it loads does not take the server with it', async () => {
  await using folder = await aModelFolder();
  await writeFile(join(folder.path, 'node_modules/onnxruntime-node/index.js'), 'process.abort();');
  expect((await opened(folder.path)).lines).toEqual([expect.stringContaining('lässt sich nicht laden')]);
});

test.each([
  ['hangs', trouble.hangs],
  ['crashes', trouble.crashes],
])('one that %s is ended and begun anew; whoever waits is told', async (_, word) => {
  await using folder = await aModelFolder();
  const { lines, read, vectors } = await opened(folder.path);
  const before = await read('mit dem Fahrrad');
  expect((await read(word)).size).toBe(0);
  expect(vectors.model).toBeNull();
  expect(lines[1]).toContain('antwortet nicht mehr');
  await expect.poll(() => vectors.model, { timeout: 20_000 }).not.toBeNull();
  expect(await read('mit dem Fahrrad')).toEqual(before);
});

test('a sentence that it gives no numbers for has no vector, and the others have theirs', async () => {
  await using folder = await aModelFolder();
  const { read } = await opened(folder.path);
  expect([...(await read('mit dem Fahrrad', trouble.isNoNumber)).keys()]).toEqual(['mit dem Fahrrad']);
});

test('who does not wait gets what is there, and the others get theirs later', async () => {
  await using folder = await aModelFolder();
  const { vectors, read } = await opened(folder.path);
  expect((await vectors.of(['mit dem Fahrrad'], AbortSignal.abort())).size).toBe(0);
  expect((await read('mit dem Fahrrad')).size).toBe(1);
  expect((await vectors.of(['mit dem Fahrrad'], AbortSignal.timeout(20_000))).size).toBe(1);
});
