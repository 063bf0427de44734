import { expect, test } from 'vitest';
import type { ModelProcess } from './createModelProcess.ts';
import { createSentenceVectors } from './createSentenceVectors.ts';

/** A model whose readings end when the test says so; it remembers what it read. */
function aModel() {
  const read: string[][] = [];
  const ends: (() => void)[] = [];
  const process = {
    model: 'one' as string | null,
    read: (texts: readonly string[]) =>
      new Promise<Float32Array[]>((resolve) => {
        read.push([...texts]);
        ends.push(() => resolve(texts.map((text) => Float32Array.of(text.length))));
      }),
    stop: () => {},
  } satisfies ModelProcess & { model: string | null };
  /** Ends what is being read, and what is read then, until nothing is. */
  const end = async () => {
    for (let next = ends.shift(); next; next = ends.shift()) {
      next();
      await Promise.resolve().then(() => new Promise(setImmediate));
    }
  };
  return { process, read, end };
}

const patient = () => new AbortController().signal;

test('a reply comes before the examples of a training, and is read once for all who ask', async () => {
  const { process, read, end } = aModel();
  const vectors = createSentenceVectors(process);
  const many = Array.from({ length: 20 }, (_, at) => `Beispiel ${at}`);
  const training = vectors.of(many, patient());
  const replies = [vectors.of(['Antwort'], patient()), vectors.of(['Antwort'], patient())];
  await end();
  expect(read.map((texts) => texts.length)).toEqual([8, 1, 8, 4]);
  expect(read[1]).toEqual(['Antwort']);
  expect((await training).size).toBe(20);
  for (const reply of replies) expect([...(await reply).keys()]).toEqual(['Antwort']);
});

test('an example that is asked for as a reply, too, moves to the front', async () => {
  const { process, read, end } = aModel();
  const vectors = createSentenceVectors(process);
  const many = Array.from({ length: 20 }, (_, at) => `Beispiel ${at}`);
  const training = vectors.of(many, patient());
  const reply = vectors.of(['Beispiel 19'], patient());
  await end();
  expect(read[1]).toEqual(['Beispiel 19']);
  expect(read.flat()).toHaveLength(20);
  expect((await training).size).toBe(20);
  expect((await reply).size).toBe(1);
});

test('what came too late for one is there for the next, without another reading', async () => {
  const { process, read, end } = aModel();
  const vectors = createSentenceVectors(process);
  const impatient = new AbortController();
  const late = vectors.of(['Antwort'], impatient.signal);
  impatient.abort();
  expect((await late).size).toBe(0);
  await end();
  expect((await vectors.of(['Antwort'], patient())).get('Antwort')).toEqual(Float32Array.of(7));
  expect(read).toHaveLength(1);
});

test('another model knows nothing of what the one before it read', async () => {
  const { process, read, end } = aModel();
  const vectors = createSentenceVectors(process);
  const before = vectors.of(['Antwort'], patient());
  await end();
  await before;
  process.model = null;
  expect((await vectors.of(['Antwort'], patient())).size).toBe(0);
  process.model = 'two';
  const after = vectors.of(['Antwort'], patient());
  await end();
  expect((await after).size).toBe(1);
  expect(read).toHaveLength(2);
});
