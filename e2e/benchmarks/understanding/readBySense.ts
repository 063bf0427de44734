import { fork } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const started = fileURLToPath(new URL('../../../api/src/vectors/process/sentenceProcess.ts', import.meta.url));

const told = z.union([
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('failed'), problem: z.string(), detail: z.string() }),
  z.object({ kind: z.literal('read'), id: z.number(), vectors: z.array(z.custom<Float32Array | null>()) }),
]);

/** A model, until it is disposed of. */
export interface ReadBySense extends Disposable {
  /** What it takes a sentence to mean; undefined for one that it cannot read. */
  read(text: string): Promise<Float32Array | undefined>;
}

/** The model of a folder, in the process that the product runs it in. */
export async function readBySense(folder: string): Promise<ReadBySense> {
  const child = fork(started, [resolve(folder)], { serialization: 'advanced' });
  const waiting = new Map<number, (vector: Float32Array | undefined) => void>();
  await new Promise<void>((ready, fail) => {
    child.on('exit', () => fail(new Error(`the model in ${folder} ended`)));
    child.on('message', (message) => {
      const news = told.parse(message);
      if (news.kind === 'ready') ready();
      else if (news.kind === 'failed') fail(new Error(`${news.problem}: ${news.detail}`));
      else waiting.get(news.id)?.(news.vectors[0] ?? undefined);
    });
  });
  const known = new Map<string, Promise<Float32Array | undefined>>();
  return {
    read(text) {
      const before = known.get(text);
      if (before) return before;
      const id = known.size;
      const reading = new Promise<Float32Array | undefined>((tell) => void waiting.set(id, tell));
      known.set(text, reading);
      child.send({ id, texts: [text] });
      return reading;
    },
    [Symbol.dispose]: () => void child.kill(),
  };
}
