import { texts } from './texts.ts';

const trimmed = { setValueAs: (value: string) => value.trim() };

/** First and last name, both needed; they come without outer spaces. */
export const nameRules = {
  first: { ...trimmed, required: texts.firstNameMissing },
  last: { ...trimmed, required: texts.lastNameMissing },
};

/** An e-mail address by the simple pattern of spec §5; it comes without outer spaces, which do not count. */
export const emailRules = {
  ...trimmed,
  required: texts.emailMissing,
  pattern: { value: /^\s*[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+\s*$/, message: texts.emailWrong },
};
