import type { ParaphraseName } from '../../../contract/index.ts';

/** What authors read of the delivered lists. */
export const paraphraseNames: Readonly<Record<ParaphraseName, string>> = {
  agreement: 'Zustimmung',
  applies: 'Zutreffen',
  frequency: 'Häufigkeit',
  quality: 'Qualität',
  satisfaction: 'Zufriedenheit',
  likelihood: 'Wahrscheinlichkeit',
  importance: 'Wichtigkeit',
  intensity: 'Stärke',
  yesNo: 'Ja und Nein',
  howOften: 'Wie oft',
  transport: 'Verkehrsmittel',
  gender: 'Geschlecht',
  education: 'Bildung',
  family: 'Familienstand',
  employment: 'Berufstätigkeit',
};
