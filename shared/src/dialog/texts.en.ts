import { enumeration } from './texts.ts';
import type { RespondentTexts } from './texts.ts';

const options = (count: number): string => (count === 1 ? 'one option' : `${count} options`);

export const english: RespondentTexts = {
  skipped: 'Skipped',
  notApplicable: 'no answer',
  yes: 'Yes',
  no: 'No',
  list: (texts) => enumeration(texts, 'and'),
  number: String,
  required: 'This question cannot be skipped. Please answer it.',
  doesNotFit: 'This reply does not fit the question. Please answer again.',
  emptyText: 'Please write an answer.',
  tooLong: (max, length) =>
    `Your answer is too long with ${length} characters. Please shorten it to ${max} characters at most.`,
  unknownOption: 'Please choose one of the options offered.',
  tooFew: (min) => `Please choose at least ${options(min)}.`,
  tooMany: (max) => `Please choose ${options(max)} at most.`,
  unknownPoint: 'Please choose a point of the scale.',
  noNumber: 'Please enter a number.',
  noInteger: 'Please enter a whole number.',
  tooSmall: (min) => `The number is too small. Please enter ${min} or more.`,
  tooLarge: (max) => `The number is too large. Please enter ${max} or less.`,
  thanks: 'Thank you! You have answered all questions.',
};
