import type { Wording } from '@dialogwerk/shared/dialog/messenger';

type Days = (min: string | null, max: string | null) => string;

const german: Days = (min, max) => {
  if (min !== null && max !== null) return `Datum zwischen dem ${min} und dem ${max}`;
  if (min !== null) return `Datum ab dem ${min}`;
  return max === null ? 'Tag, Monat und Jahr' : `Datum bis zum ${max}`;
};

const english: Days = (min, max) => {
  if (min !== null && max !== null) return `Date from ${min} to ${max}`;
  if (min !== null) return `Date from ${min}`;
  return max === null ? 'Day, month and year' : `Date up to ${max}`;
};

/** Which days are asked for; the bounds come in as written. */
export const days: Readonly<Record<Wording, Days>> = { sie: german, du: german, en: english };
