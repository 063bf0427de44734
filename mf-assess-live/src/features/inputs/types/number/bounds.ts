import type { Wording } from '@dialogwerk/shared/dialog/messenger';

type Bounds = (min: string | null, max: string | null) => string;

const german: Bounds = (min, max) => {
  if (min !== null && max !== null) return `Zahl von ${min} bis ${max}`;
  if (min !== null) return `Zahl ab ${min}`;
  return max === null ? '' : `Zahl bis ${max}`;
};

const english: Bounds = (min, max) => {
  if (min !== null && max !== null) return `Number from ${min} to ${max}`;
  if (min !== null) return `Number from ${min}`;
  return max === null ? '' : `Number up to ${max}`;
};

/** Which numbers are asked for, as written; '' for all. */
export const bounds: Readonly<Record<Wording, Bounds>> = { sie: german, du: german, en: english };
