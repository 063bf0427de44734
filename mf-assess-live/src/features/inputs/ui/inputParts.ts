import type { AskedType } from '@dialogwerk/shared/contract';
import { inputPart } from '@dialogwerk/shared/dialog/messenger';
import type { InputPart } from '@dialogwerk/shared/dialog/messenger';
import { createPart } from '../../../loading/createPart.ts';
import type { Part } from '../../../loading/createPart.ts';
import type { InputsOf, SomeInputs } from '../types/InputsOf.ts';

/** Numbers, days, addresses and questions to the dialog. */
export const fields = createPart(() => import('../types/fields.ts'));
/** Sliders, rankings and pictures. */
export const scales = createPart(() => import('../types/scales.ts'));
/** Files and recordings. */
export const files = createPart(() => import('../types/files.ts'));

const parts = { fields, scales, files } satisfies { readonly [P in InputPart]: Part<{ readonly inputs: InputsOf<P> }> };

/** All inputs that are loaded on demand. */
export const inputParts = Object.values(parts);

/** The part that draws a question of this type; null for one that needs none. */
export function inputPartOf(type: AskedType): Part<{ readonly inputs: SomeInputs }> | null {
  const name = inputPart(type);
  return name && parts[name];
}
