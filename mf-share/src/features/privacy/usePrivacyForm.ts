import type { PrivacyForm } from '@dialogwerk/shared/contract';
import { keepTyped, readTyped } from '@dialogwerk/shared/ui';
import { useState } from 'react';

export const textFields = [
  'controller',
  'address',
  'email',
  'officer',
  'purpose',
  'interest',
  'recipients',
  'authority',
] as const;
export type TextField = (typeof textFields)[number];

const empty: PrivacyForm = {
  controller: '',
  address: '',
  email: '',
  officer: '',
  purpose: '',
  basis: 'consent',
  interest: '',
  special: false,
  recipients: '',
  authority: '',
};

/** The form as it is being filled in, beginning with what is stored and what was typed before and not taken. */
export function usePrivacyForm(survey_id: string, stored: PrivacyForm | null) {
  const placeOf = (field: TextField): string => `${survey_id} privacy ${field}`;
  const [form, setForm] = useState((): PrivacyForm => {
    const typed = textFields.flatMap((field) => {
      const text = readTyped(placeOf(field));
      return text === null ? [] : [[field, text] as const];
    });
    const kept: Partial<Record<TextField, string>> = Object.fromEntries(typed);
    return { ...(stored ?? empty), ...kept };
  });
  return {
    form,
    write: (field: TextField, text: string): void => {
      keepTyped(placeOf(field), text);
      setForm((now) => ({ ...now, [field]: text }));
    },
    set: (part: Partial<Pick<PrivacyForm, 'basis' | 'special'>>): void => setForm((now) => ({ ...now, ...part })),
    /** Nothing of it is kept apart any more, because it is stored. */
    forget: (): void => textFields.forEach((field) => keepTyped(placeOf(field), null)),
  };
}
