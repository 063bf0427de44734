import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormField } from './FormField.tsx';
import { texts } from './texts.ts';

interface NameFieldsProps {
  /** Registered with `nameRules`. */
  readonly first: UseFormRegisterReturn;
  readonly last: UseFormRegisterReturn;
  readonly errors: Readonly<Partial<Record<'firstName' | 'lastName', { readonly message?: string }>>>;
}

/** First and last name. */
export function NameFields({ first, last, errors }: NameFieldsProps) {
  return (
    <>
      <FormField field={first} label={texts.firstName} autoComplete="given-name" error={errors.firstName?.message} />
      <FormField field={last} label={texts.lastName} autoComplete="family-name" error={errors.lastName?.message} />
    </>
  );
}
