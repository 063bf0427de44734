import type { QuestionInput } from '@dialogwerk/shared/contract';
import { inputPart } from '@dialogwerk/shared/dialog/messenger';
import type { InputPart } from '@dialogwerk/shared/dialog/messenger';
import { createPart } from '../../../loading/createPart.ts';
import type { Part } from '../../../loading/createPart.ts';

/** Numbers, days, addresses and questions to the dialog. */
export const fields = createPart(() => import('./fields.ts'));
/** Sliders, rankings and pictures. */
export const scales = createPart(() => import('./scales.ts'));
/** Files and recordings. */
export const files = createPart(() => import('./files.ts'));

const parts: Readonly<Record<InputPart, Part<unknown>>> = { fields, scales, files };

/** All inputs that are loaded on demand. */
export const inputParts = Object.values(parts);

/** The part that draws a question of this type; null for one that needs none. */
export function inputPartOf(type: QuestionInput['type']): Part<unknown> | null {
  const name = inputPart[type];
  return name && parts[name];
}
