import MiniSearch from 'minisearch';
import type { Train } from '../../understanding/Sentence.ts';
import { fastText } from './fastText.ts';
import { nlpJs } from './nlpJs.ts';

const bm25: Train = (examples) => {
  const index = new MiniSearch<{ id: number; text: string }>({ fields: ['text'] });
  index.addAll(examples.map(({ text }, id) => ({ id, text })));
  return (text) => {
    const [best] = index.search(text, { fuzzy: 0.2, prefix: true });
    return { target: best && examples[best.id]?.target, score: best?.score ?? 0 };
  };
};

/** What ours is compared with. */
export const matchers: Readonly<Record<string, Train>> = { 'nlp.js': nlpJs, fastText, BM25: bm25 };
