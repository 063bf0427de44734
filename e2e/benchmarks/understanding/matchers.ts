import { Understanding, foreignSentences, learnSense } from '@dialogwerk/shared/dialog/understanding';
import MiniSearch from 'minisearch';
import { fastText } from './fastText.ts';
import { nlpJs } from './nlpJs.ts';
import type { ReadBySense } from './readBySense.ts';
import type { Train } from './Sentence.ts';

const ours: Train = (examples) => {
  const understanding = new Understanding(examples);
  return (text) => {
    const matches = understanding.matches(text);
    return { target: matches[0]?.target, score: understanding.sureness(matches) };
  };
};

/** Ours with a model beside the words, as the product learns from both. */
export function oursBySense({ read }: Pick<ReadBySense, 'read'>): Train {
  return async (examples) => {
    const vectors = new Map<string, Float32Array>();
    for (const text of [...foreignSentences, ...examples.map((example) => example.text)]) {
      const vector = await read(text);
      if (vector) vectors.set(text, vector);
    }
    const learned = learnSense(examples, vectors);
    const words = await ours(examples);
    if (!learned) return words;
    const understanding = new Understanding(examples, { fit: learned.fit, sense: learned });
    return async (text) => {
      const vector = await read(text);
      if (!vector) return words(text);
      const matches = understanding.matches(text, vector);
      return { target: matches[0]?.target, score: understanding.sureness(matches) };
    };
  };
}

const bm25: Train = (examples) => {
  const index = new MiniSearch<{ id: number; text: string }>({ fields: ['text'] });
  index.addAll(examples.map(({ text }, id) => ({ id, text })));
  return (text) => {
    const [best] = index.search(text, { fuzzy: 0.2, prefix: true });
    return { target: best && examples[Number(best.id)]?.target, score: best?.score ?? 0 };
  };
};

/** Ours first, then what it is compared with. */
export const matchers: Readonly<Record<string, Train>> = { ours, 'nlp.js': nlpJs, fastText, BM25: bm25 };
