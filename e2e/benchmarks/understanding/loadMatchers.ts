import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Understanding, foreignSentences, learnSense } from '@dialogwerk/shared/dialog/understanding';
import { installReferences } from '../installReferences.ts';
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

/** Ours first, then what it is compared with, which is installed where it is not yet. */
export async function loadMatchers(): Promise<Readonly<Record<string, Train>>> {
  const folder = await installReferences('matchers');
  const { matchers }: { readonly matchers: Readonly<Record<string, Train>> } = await import(
    pathToFileURL(join(folder, 'matchers.ts')).href
  );
  return { ours, ...matchers };
}
