/** On what ground the GDPR lets a dialog process what people say (Art. 6(1) a, b, c, e and f). */
export const legalBases = ['consent', 'contract', 'legal_obligation', 'public_task', 'legitimate_interest'] as const;
export type LegalBasis = (typeof legalBases)[number];
