import { SECRET_LENGTH } from '@dialogwerk/shared/contract';
import { secretTexts } from '../../secretTexts.ts';

/** As the contract has them. */
const validName = /^[A-Za-z][A-Za-z0-9_]{0,63}$/;
const validValue = /^[\x20-\x7e]*$/;

/** What is wrong with the name of a new secret, or null. */
export function secretNameProblem(name: string, taken: readonly string[]): string | null {
  if (!validName.test(name.trim())) return secretTexts.nameInvalid;
  return taken.includes(name.trim()) ? secretTexts.nameTaken : null;
}

/** What is wrong with its value, or null. */
export function secretValueProblem(value: string): string | null {
  const { length } = value.trim();
  if (length < SECRET_LENGTH.least || length > SECRET_LENGTH.greatest) return secretTexts.valueLength;
  return validValue.test(value.trim()) ? null : secretTexts.valueInvalid;
}
