import type { BetweenBounds } from '../../../../wording/SingleInputTexts.ts';
import { messengerWording } from '../../../../wording/messengerWording.ts';

const german: BetweenBounds = (min, max) => {
  if (min !== null && max !== null) return `Datum zwischen dem ${min} und dem ${max}`;
  if (min !== null) return `Datum ab dem ${min}`;
  return max === null ? 'Tag, Monat und Jahr' : `Datum bis zum ${max}`;
};

const english: BetweenBounds = (min, max) => {
  if (min !== null && max !== null) return `Date from ${min} to ${max}`;
  if (min !== null) return `Date from ${min}`;
  return max === null ? 'Day, month and year' : `Date up to ${max}`;
};

/** Which days are asked for; the bounds come in as written. */
export const days = messengerWording.inEach('days', { sie: german, en: english });
