import { PASSWORD_LEAST } from '@dialogwerk/shared/contract';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { texts } from '../texts.ts';
import { PasswordField } from './PasswordField.tsx';
import { PasswordRules } from './PasswordRules.tsx';

interface NewPasswordFieldProps {
  readonly field: UseFormRegisterReturn;
  readonly label?: string;
  /** What stands in the field now. */
  readonly password: string;
  readonly error: string | undefined;
}

/** The rules of a new password as a form takes them: true or a message (spec §5). */
export const newPasswordRules = {
  validate: (password: string): true | string =>
    Array.from(password).length >= PASSWORD_LEAST || texts.passwordTooShort(PASSWORD_LEAST),
};

/** A new password with its rules, which are checked as one types. */
export function NewPasswordField({ field, label, password, error }: NewPasswordFieldProps) {
  const rules = useId();
  return (
    <>
      <PasswordField
        field={field}
        error={error}
        autoComplete="new-password"
        describedBy={rules}
        {...(label === undefined ? {} : { label })}
      />
      <PasswordRules id={rules} password={password} />
    </>
  );
}
