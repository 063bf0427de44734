import { BlockUnderstanding, foreignSentences, learnSense } from '@dialogwerk/shared/dialog/understanding';
import type { Services } from '../services.ts';
import type { Computation } from '../compute/Compute.ts';
import { TRAINED_AT_ONCE } from './trainedAtOnce.ts';
import type { senseInThread } from './fitInThread.ts';

const learning: Computation<typeof senseInThread> = {
  file: new URL('./fitInThread.ts', import.meta.url),
  name: 'senseInThread',
};
/** Nobody waits so long; who asks later gets it. */
const READING_MS = 120_000;
/** Four trainings of the largest block. */
const LEARNING_MS = 100_000;

/** The same block that has also learned what its examples mean; null where the model did not read them all, or is no help. */
export async function learnBySense(
  { compute, vectors }: Pick<Services, 'compute' | 'vectors'>,
  { training, examples, learned }: BlockUnderstanding,
  survey_id: string,
): Promise<BlockUnderstanding | null> {
  const texts = examples.map(({ text }) => text);
  const read = await vectors.of([...texts, ...foreignSentences], AbortSignal.timeout(READING_MS));
  if (examples.length === 0 || texts.some((text) => !read.has(text))) return null;
  const run = { of: `sense/${survey_id}`, budgetMs: LEARNING_MS };
  const sense =
    examples.length <= TRAINED_AT_ONCE
      ? learnSense(examples, read)
      : (await compute.run(learning, { examples, vectors: read }, run))?.sense;
  return sense ? new BlockUnderstanding(training, { words: learned.words, sense }) : null;
}
