import { counted } from '../../../numbers/index.ts';
import type { BlockOf, Scale, ScaleTemplate } from '../../../contract/index.ts';
import type { Printed } from '../BlockFacts.ts';

/** Facts of types that have no such. */
export const none = (): readonly never[] => [];
export const nothingDone = (): string => '';

/** A line to write on. */
export const oneLine = (): Printed => ({ kind: 'lines', count: 1, says: false });

export const fromTo = (min: string, max: string): string => `${min} bis ${max}`;
const from = (min: string): string => `ab ${min}`;
const upTo = (max: string): string => `bis ${max}`;

export const optionTexts = ({ options }: { readonly options: readonly { readonly text: string }[] }): string[] =>
  options.map(({ text }) => text);

/** The labels of a block's own scale or of the one that it shares. */
export function pointLabels(scale: Scale, scales: readonly ScaleTemplate[]): string[] {
  const points = scale.from === 'block' ? scale.points : scales.find(({ id }) => id === scale.template_id)?.points;
  return (points ?? []).map(({ label }) => label);
}

/** How many entries of its own a block has; nothing for none where it takes others over. */
export function ownCount(
  { carry }: { readonly carry?: object | null | undefined },
  count: number,
  one: string,
  many: string,
): string[] {
  return carry && count === 0 ? [] : [counted(count, one, many)];
}

/** Bounds as they are written; none for those that are not set. */
export function boundLines<Value>(min: Value | null, max: Value | null, shown: (value: Value) => string): string[] {
  if (min !== null && max !== null) return [fromTo(shown(min), shown(max))];
  if (min !== null) return [from(shown(min))];
  return max === null ? [] : [upTo(shown(max))];
}

/** What calculations do. */
export const assigned = ({ assignments }: Pick<BlockOf<'assign'>, 'assignments'>): string[] =>
  assignments.map(({ variable, expression }) => `${variable} = ${expression}`);
