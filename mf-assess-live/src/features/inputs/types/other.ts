import type { InputComponent } from './InputsOf.ts';
import { OtherMultipleInput } from './other/OtherMultipleInput.tsx';
import { OtherSingleInput } from './other/OtherSingleInput.tsx';

/** Choices whose 'Sonstiges' has a field. */
interface Choices {
  readonly single: InputComponent<'single'>;
  readonly multiple: InputComponent<'multiple'>;
}

export const inputs: Choices = { single: OtherSingleInput, multiple: OtherMultipleInput };
