import { filled } from '@dialogwerk/shared/ui/forms';
import { texts } from './texts.ts';

/** The fields of first and last name, both needed. */
export const nameFields = {
  first: {
    rules: { validate: (name: string) => filled(name) || texts.firstNameMissing },
    label: texts.firstName,
    autoComplete: 'given-name',
  },
  last: {
    rules: { validate: (name: string) => filled(name) || texts.lastNameMissing },
    label: texts.lastName,
    autoComplete: 'family-name',
  },
};

/** An e-mail address by the simple pattern of spec §5; it comes without outer spaces, which do not count. */
export const emailRules = {
  setValueAs: (value: string) => value.trim(),
  required: texts.emailMissing,
  pattern: { value: /^\s*[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+\s*$/, message: texts.emailWrong },
};
