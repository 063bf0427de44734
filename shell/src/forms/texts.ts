/** What the fields say that several forms have. */
export const texts = {
  firstName: 'Vorname',
  firstNameMissing: 'Bitte geben Sie Ihren Vornamen ein.',
  lastName: 'Nachname',
  lastNameMissing: 'Bitte geben Sie Ihren Nachnamen ein.',
  /** Spec §5, invite form. */
  emailMissing: 'Bitte gültige E-Mail angeben',
  emailWrong: 'Bitte gültige Email angeben',
} as const;
