import type { Pseudonym } from '../identity/createPseudonym.ts';

/** By what an address that wants no more mails of a dialog is known, without being kept. */
export const addressKey = (pseudonym: Pseudonym, survey_id: string, email: string): Buffer =>
  pseudonym(`opted out:${survey_id}:${email.toLowerCase()}`);
