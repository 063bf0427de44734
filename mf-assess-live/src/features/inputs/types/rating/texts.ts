import { messengerWording } from '../../../../wording/messengerWording.ts';

const german = (value: number, count: number): string => `${value} von ${count}`;

/** What the signs of a rating are called. */
export const ratingTexts = messengerWording.inEach('rating', {
  sie: german,
  en: (value, count) => `${value} of ${count}`,
});
