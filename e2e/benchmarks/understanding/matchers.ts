import { Understanding } from '@dialogwerk/shared/dialog/understanding';
import MiniSearch from 'minisearch';
import { fastText } from './fastText.ts';
import { nlpJs } from './nlpJs.ts';
import type { Train } from './Sentence.ts';

const ours: Train = (examples) => {
  const understanding = new Understanding(examples);
  return (text) => {
    const matches = understanding.matches(text);
    return { target: matches[0]?.target, score: understanding.sureness(matches) };
  };
};

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
