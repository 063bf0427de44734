import type { InputTexts } from './model/InputTexts.ts';

const options = (count: number): string => (count === 1 ? 'one option' : `${count} options`);

function range(min: number, max: number | null): string {
  if (max === null) return min > 1 ? `at least ${options(min)}` : 'one or more options';
  if (min === max) return `exactly ${options(min)}`;
  return min > 0 ? `${min} to ${options(max)}` : `at most ${options(max)}`;
}

export const english: InputTexts = {
  placeholder: 'Write an answer …',
  inWords: 'Or in your own words …',
  send: 'Send',
  next: 'Continue',
  skip: 'Skip',
  enterSends: 'Enter sends, Shift and Enter make a new line.',
  record: { audio: 'Record a voice message', video: 'Record a video' },
  length: (length, max) => `${length} of ${max} characters at most`,
  chooseFrom: (min, max) => `Please choose ${range(min, max)}.`,
  chosen: (count) => `${count} chosen`,
  scale: (first, last) => `Scale from “${first}” to “${last}”.`,
  scaleKeys: 'Arrow keys choose, Enter sends.',
  consentNeeded: 'Your consent is needed. If you do not agree, the conversation ends here.',
};
