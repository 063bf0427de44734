import { AddressInput } from '../ui/AddressInput.tsx';
import { DateInput } from './date/DateInput.tsx';
import type { InputsOf } from './InputsOf.ts';
import { NumberInput } from './number/NumberInput.tsx';
import { QaInput } from './qa/QaInput.tsx';
import { TimeInput } from './time/TimeInput.tsx';

export { default as styles } from '../fields.css?inline';

export const inputs: InputsOf<'fields'> = {
  number: NumberInput,
  date: DateInput,
  time: TimeInput,
  email: AddressInput,
  phone: AddressInput,
  url: AddressInput,
  qa: QaInput,
};
