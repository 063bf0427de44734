import type { QuestionInput } from '@dialogwerk/shared/contract';
import { inputChunk } from '@dialogwerk/shared/dialog/messenger';
import type { InputChunk } from '@dialogwerk/shared/dialog/messenger';
import { createChunk } from '../../../loading/createChunk.ts';
import type { Chunk } from '../../../loading/createChunk.ts';
import type { InputsOf, SomeInputs } from '../types/InputsOf.ts';

/** Numbers, days, addresses, questions to the dialog, and choices whose 'Sonstiges' has a field. */
export const fields = createChunk(() => import('../types/fields.ts'));
/** Sliders, rankings and pictures. */
export const scales = createChunk(() => import('../types/scales.ts'));
/** Files and recordings. */
export const files = createChunk(() => import('../types/files.ts'));

const chunks = { fields, scales, files } satisfies {
  readonly [P in InputChunk]: Chunk<{ readonly inputs: InputsOf<P> }>;
};

/** All inputs that are loaded on demand. */
export const inputChunks = Object.values(chunks);

/** The chunk that draws a question; null for one that needs none. */
export function inputChunkOf(input: QuestionInput): Chunk<{ readonly inputs: SomeInputs }> | null {
  const name = inputChunk(input);
  return name && chunks[name];
}
