import type { Wording } from '../../texts.ts';

/** What respondents read where an answer breaks a rule that its author has given no words to; by the server alone. */
export const ruleTexts: Readonly<Record<Wording, { readonly broken: string }>> = {
  sie: { broken: 'Diese Antwort passt nicht zu Ihren anderen Angaben. Bitte prüfen Sie sie.' },
  du: { broken: 'Diese Antwort passt nicht zu deinen anderen Angaben. Bitte prüfe sie.' },
  en: { broken: 'This answer does not agree with your other answers. Please check it.' },
};
