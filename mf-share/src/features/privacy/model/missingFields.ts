import type { PrivacyForm } from '@dialogwerk/shared/contract';
import { privacyPanelTexts } from '../texts.ts';

const needed = ['controller', 'address', 'email', 'purpose'] as const;

/** What a statement cannot do without and the form does not say yet, by the names of its fields (Art. 13(1) a, c and d GDPR). */
export function missingFields(form: PrivacyForm): string[] {
  const { fields } = privacyPanelTexts;
  const wanted = form.basis === 'legitimate_interest' ? ([...needed, 'interest'] as const) : needed;
  return wanted.filter((field) => form[field].trim() === '').map((field) => fields[field]);
}
