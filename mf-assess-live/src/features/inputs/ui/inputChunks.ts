import type { QuestionInput } from '@dialogwerk/shared/contract';
import { inputChunk } from '@dialogwerk/shared/dialog/messenger';
import type { InputChunk } from '@dialogwerk/shared/dialog/messenger';
import { createChunk } from '../../../loading/createChunk.ts';
import type { Chunk } from '../../../loading/createChunk.ts';
import { files } from './filesChunk.ts';
import type { InputsOf, SomeInputs } from '../types/InputsOf.ts';

/** Numbers, days, addresses and questions to the dialog. */
export const fields = createChunk(() => import('../types/fields.ts'));
/** Sliders, rankings and pictures. */
export const scales = createChunk(() => import('../types/scales.ts'));

/** Signatures. */
export const signature = createChunk(() => import('../types/signature.ts'));
/** Places on a map. */
export const place = createChunk(() => import('../types/place.ts'));
/** Free text with emojis to pick. */
export const emoji = createChunk(() => import('../types/emoji.ts'));
/** Choices whose 'Sonstiges' has a field. */
export const other = createChunk(() => import('../types/other.ts'));
/** Pictures and rankings whose 'Sonstiges' has a field. */
export const otherScales = createChunk(() => import('../types/otherScales.ts'));

const chunks = { fields, scales, files, signature, place, emoji, other, otherScales } satisfies {
  readonly [P in InputChunk]: Chunk<{ readonly inputs: InputsOf<P> }>;
};

/** The inputs that are loaded when there is nothing else to do; a signature, a place, emojis and a choice with a field of its own come with their question alone. */
export const inputChunks = [fields, scales, files];

/** The chunk that draws a question; null for one that needs none. */
export function inputChunkOf(input: QuestionInput): Chunk<{ readonly inputs: SomeInputs }> | null {
  const name = inputChunk(input);
  return name && chunks[name];
}
