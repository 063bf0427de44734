import { LRUCache } from 'lru-cache';
import type { ModelProcess } from './createModelProcess.ts';
import { inTime } from './inTime.ts';
import type { SentenceVectors } from './SentenceVectors.ts';

/** Some 15 to 30 MB. */
const KEPT = 10_000;
/** What nobody asks for any more must not live on in memory. */
const KEPT_MS = 10 * 60_000;
/** A respondent's reply waits for one such reading of others at most. */
const AT_A_TIME = 8;
/** More than anybody would wait for. */
const MOST_WAITING = 10_000;

type Asked = PromiseWithResolvers<Float32Array | null>;

/** Asks the model for what is not known yet: few texts (a reply) first, then those of whoever asks for many (a training). */
export function createSentenceVectors(process: ModelProcess): SentenceVectors {
  const kept = new LRUCache<string, Float32Array>({ max: KEPT, ttl: KEPT_MS, updateAgeOnGet: true });
  const few = new Map<string, Asked>();
  const many = new Map<string, Asked>();
  let madeBy: string | null = null;
  let isReading = false;

  async function readAll(): Promise<void> {
    if (isReading) return;
    isReading = true;
    for (;;) {
      const queue = few.size > 0 ? few : many;
      const batch = [...queue].slice(0, AT_A_TIME);
      if (batch.length === 0) break;
      for (const [text] of batch) queue.delete(text);
      const vectors = await process.read(batch.map(([text]) => text));
      forgetOthers();
      for (const [at, [text, { resolve }]] of batch.entries()) {
        const vector = vectors?.[at] ?? null;
        if (vector) kept.set(text, vector);
        resolve(vector);
      }
    }
    kept.purgeStale();
    isReading = false;
  }

  /** Vectors of different models have nothing to do with each other: the process may have begun anew with another one. */
  function forgetOthers(): void {
    if (process.model === null || process.model === madeBy) return;
    madeBy = process.model;
    kept.clear();
  }

  function ask(text: string, queue: Map<string, Asked>): Promise<Float32Array | null> {
    const before = few.get(text) ?? many.get(text);
    if (before && (queue === many || few.has(text))) return before.promise;
    if (few.size + many.size >= MOST_WAITING) return Promise.resolve(null);
    const asked = before ?? Promise.withResolvers<Float32Array | null>();
    many.delete(text);
    queue.set(text, asked);
    return asked.promise;
  }

  return {
    get model() {
      return process.model;
    },
    async of(texts, signal) {
      const found = new Map<string, Float32Array>();
      if (process.model === null) return found;
      forgetOthers();
      const different = [...new Set(texts)];
      const queue = different.length <= AT_A_TIME ? few : many;
      const asked = different.map(async (text) => {
        const vector = kept.get(text) ?? (await ask(text, queue));
        if (vector) found.set(text, vector);
      });
      void readAll();
      await inTime(Promise.all(asked), signal);
      return new Map(found);
    },
    stop: () => process.stop(),
  };
}
