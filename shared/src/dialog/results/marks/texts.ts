import type { QualityFlag, ResultDevice } from '../../../contract/index.ts';

/** What the columns of what was noted on conversations are called. */
export const markTexts = {
  device: 'Gerät',
  devices: {
    phone: 'Smartphone',
    tablet: 'Tablet',
    desktop: 'Computer',
    unknown: 'Unbekannt',
  } satisfies Record<ResultDevice, string>,
  flag: (name: string) => `Auffälligkeit – ${name}`,
  flags: {
    fast: 'Sehr schnell',
    straight: 'Immer gleich angekreuzt',
    nonsense: 'Text ohne Sinn',
    duplicate: 'Doppelt',
  } satisfies Record<QualityFlag, string>,
  found: [
    { value: 1, label: 'fiel auf' },
    { value: 0, label: 'fiel nicht auf' },
  ],
  notJudged: 'noch nicht geprüft',
  tags: 'Schlagwörter',
  tag: (tag: string) => `Schlagwort – ${tag}`,
  given: [
    { value: 1, label: 'vergeben' },
    { value: 0, label: 'nicht vergeben' },
  ],
  notes: 'Notizen des Teams',
  note: (at: string, author: string, text: string) => `${at}, ${author}: ${text}`,
  formerAuthor: 'ehemaliges Teammitglied',
  coders: (question: string) => `${question} – Wie viele Personen codiert haben`,
  code: (question: string, name: string) => `${question} – Code: ${name}`,
  notCoded: 'noch nicht codiert',
} as const;
