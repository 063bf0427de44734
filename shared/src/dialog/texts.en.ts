import { enumeration } from './texts.ts';
import type { RespondentTexts } from './texts.ts';

const months = 'January February March April May June July August September October November December'.split(' ');

function date(day: string): string {
  const [year = '', month = '', dayOfMonth = ''] = day.split('-');
  return `${Number(dayOfMonth)} ${months[Number(month) - 1] ?? month} ${year}`;
}

const characters = (count: number): string => (count === 1 ? '1 character' : `${count} characters`);
const options = (count: number): string => (count === 1 ? 'one option' : `${count} options`);

export const english: RespondentTexts = {
  wording: 'en',
  language: 'en',
  skipped: 'Skipped',
  item: (position, count) => `Statement ${position} of ${count}`,
  notApplicable: 'no answer',
  yes: 'Yes',
  no: 'No',
  list: (texts) => enumeration(texts, 'and'),
  number: String,
  date,
  file: 'File',
  voiceMessage: 'Voice message',
  videoMessage: 'Video message',
  goOn: 'Continue',
  hidden: '•••••• (hidden)',
  answerChanged: 'Answer changed',
  required: 'This question cannot be skipped. Please answer it.',
  doesNotFit: 'This reply does not fit the question. Please answer again.',
  emptyText: 'Please write an answer.',
  tooLong: (max, length) =>
    `Your answer is too long with ${characters(length)}. Please shorten it to ${characters(max)} at most.`,
  unknownOption: 'Please choose one of the options offered.',
  tooFew: (min) => `Please choose at least ${options(min)}.`,
  tooMany: (max) => `Please choose ${options(max)} at most.`,
  unknownPoint: 'Please choose a point of the scale.',
  noNumber: 'Please enter a number.',
  noInteger: 'Please enter a whole number.',
  tooSmall: (min) => `The number is too small. Please enter ${min} or more.`,
  tooLarge: (max) => `The number is too large. Please enter ${max} or less.`,
  offStep: (step) => `Please choose a value in steps of ${step}.`,
  noDate: 'Please enter a date that exists.',
  tooEarly: (min) => `The date is too early. Please enter ${date(min)} or later.`,
  tooLate: (max) => `The date is too late. Please enter ${date(max)} or earlier.`,
  noEmail: 'Please enter a valid e-mail address, for example name@example.com.',
  noPhone: 'Please enter a valid telephone number, for example 020 1234567.',
  noUrl: 'Please enter a valid web address, for example www.example.com.',
  rankAll: 'Please bring all options into an order.',
  thanks: 'Thank you! You have answered all questions.',
};
