import type { InputTexts } from './model/InputTexts.ts';

const options = (count: number): string => (count === 1 ? 'one option' : `${count} options`);

function range(min: number, max: number | null): string {
  if (max === null) return min > 1 ? `at least ${options(min)}` : 'one or more options';
  if (min === max) return `exactly ${options(min)}`;
  return min > 0 ? `${min} to ${options(max)}` : `at most ${options(max)}`;
}

function between(what: string, min: string | null, max: string | null): string {
  if (min !== null && max !== null) return `${what} from ${min} to ${max}`;
  if (min !== null) return `${what} from ${min}`;
  return max === null ? '' : `${what} up to ${max}`;
}

export const english: InputTexts = {
  placeholder: 'Write an answer …',
  send: 'Send',
  next: 'Continue',
  skip: 'Skip',
  enterSends: 'Enter sends, Shift and Enter make a new line.',
  length: (length, max) => `${length} of ${max} characters at most`,
  chooseFrom: (min, max) => `Please choose ${range(min, max)}.`,
  chosen: (count) => `${count} chosen`,
  scale: (first, last) => `Scale from “${first}” to “${last}”.`,
  scaleKeys: 'Arrow keys choose, Enter sends.',
  bounds: (min, max) => between('Number', min, max),
  days: (min, max) => between('Date', min, max) || 'Day, month and year',
  pole: (value, label) => `${value} = ${label}`,
  notSet: 'not chosen yet',
  setValue: 'Please set a value: move the slider or tap − and +.',
  less: 'One step less',
  more: 'One step more',
  example: { email: 'name@example.com', phone: '020 1234567', url: 'www.example.com' },
  ranking: 'Please bring the options into your order: place 1 is at the top.',
  up: (text) => `“${text}” up`,
  down: (text) => `“${text}” down`,
  place: (text, place, count) => `“${text}”: place ${place} of ${count}`,
  consentNeeded: 'Your consent is needed. If you do not agree, the conversation ends here.',
  askPlaceholder: 'Write a question …',
};
