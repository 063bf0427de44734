/** German sentences about the links of mails. */
export const linkTexts = {
  /** Spec §8, 'Magic-link login failure'. */
  invalid: 'Ungültiger Link. Bitte erneut versuchen oder anmelden.',
} as const;
