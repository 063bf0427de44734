import type { PrivacyForm } from '../contract/index.ts';

/** What an author has filled in for the privacy statement; `more` where it differs. */
export const aPrivacyForm = (more: Partial<PrivacyForm> = {}): PrivacyForm => ({
  controller: 'Stadtbibliothek',
  address: 'Am Markt 1',
  email: 'fragen@example.org',
  officer: '',
  purpose: 'Wir verbessern die Ausleihe.',
  basis: 'consent',
  interest: '',
  special: false,
  recipients: '',
  authority: '',
  ...more,
});
