import { filled } from '@dialogwerk/shared/ui/forms';
import { texts } from './texts.ts';

/** First and last name, both needed. */
export const nameRules = {
  first: { validate: (name: string) => filled(name) || texts.firstNameMissing },
  last: { validate: (name: string) => filled(name) || texts.lastNameMissing },
};

/** An e-mail address by the simple pattern of spec §5; it comes without outer spaces, which do not count. */
export const emailRules = {
  setValueAs: (value: string) => value.trim(),
  required: texts.emailMissing,
  pattern: { value: /^\s*[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+\s*$/, message: texts.emailWrong },
};
