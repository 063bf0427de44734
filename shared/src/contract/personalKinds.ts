/** What tells of a person in a free text, as its mark says it; 'Angabe' only where an author has marked it by hand. */
export const personalKinds = [
  'Name',
  'E-Mail',
  'Telefon',
  'Anschrift',
  'Geburtstag',
  'IBAN',
  'Karte',
  'Steuernummer',
  'Versicherungsnummer',
  'Kennzeichen',
  'Link',
  'Profil',
  'Arbeitgeber',
  'Schule',
  'Angabe',
] as const;
export type PersonalKind = (typeof personalKinds)[number];
