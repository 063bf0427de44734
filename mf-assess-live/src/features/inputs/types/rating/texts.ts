import type { Wording } from '@dialogwerk/shared/dialog/messenger';

const german = (value: number, count: number): string => `${value} von ${count}`;

/** What the signs of a rating are called. */
export const ratingTexts: Readonly<Record<Wording, typeof german>> = {
  sie: german,
  du: german,
  en: (value, count) => `${value} of ${count}`,
};
