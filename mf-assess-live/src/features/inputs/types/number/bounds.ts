import type { BetweenBounds } from '../../../../wording/SingleInputTexts.ts';
import { messengerWording } from '../../../../wording/messengerWording.ts';

const german: BetweenBounds = (min, max) => {
  if (min !== null && max !== null) return `Zahl von ${min} bis ${max}`;
  if (min !== null) return `Zahl ab ${min}`;
  return max === null ? '' : `Zahl bis ${max}`;
};

const english: BetweenBounds = (min, max) => {
  if (min !== null && max !== null) return `Number from ${min} to ${max}`;
  if (min !== null) return `Number from ${min}`;
  return max === null ? '' : `Number up to ${max}`;
};

/** Which numbers are asked for, as written; '' for all. */
export const bounds = messengerWording.inEach('numbers', { sie: german, en: english });
