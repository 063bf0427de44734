import { AddressInput } from '../ui/AddressInput.tsx';
import { DateInput } from './date/DateInput.tsx';
import type { InputComponent, InputsOf } from './InputsOf.ts';
import { NumberInput } from './number/NumberInput.tsx';
import { OtherMultipleInput } from './other/OtherMultipleInput.tsx';
import { OtherSingleInput } from './other/OtherSingleInput.tsx';
import { QaInput } from './qa/QaInput.tsx';
import { TimeInput } from './time/TimeInput.tsx';

export { default as styles } from '../fields.css?inline';

/** Choices are drawn here where their 'Sonstiges' has a field (`inputChunk`). */
interface Choices {
  readonly single: InputComponent<'single'>;
  readonly multiple: InputComponent<'multiple'>;
}

export const inputs: InputsOf<'fields'> & Choices = {
  number: NumberInput,
  date: DateInput,
  time: TimeInput,
  email: AddressInput,
  phone: AddressInput,
  url: AddressInput,
  qa: QaInput,
  single: OtherSingleInput,
  multiple: OtherMultipleInput,
};
