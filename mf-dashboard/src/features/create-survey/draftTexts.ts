import type { DraftStep } from '@dialogwerk/shared/contract';

const kinds: { readonly [Kind in DraftStep['kind']]: string } = {
  message: 'Nachricht',
  consent: 'Einwilligung',
  open: 'Eigene Worte',
  single: 'Eine Antwort',
  multiple: 'Mehrere Antworten',
  likert: 'Skala',
  number: 'Zahl',
  date: 'Datum',
  email: 'E-Mail-Adresse',
};

/** The texts of drafting from a description; they come with it. */
export const draftTexts = {
  instead: 'Aus einer Beschreibung',
  title: 'Dialog aus einer Beschreibung',
  how: 'Ein Sprachmodell schreibt einen Entwurf. Angelegt wird erst etwas, wenn er Ihnen gefällt.',
  brief: 'Worum soll es gehen?',
  example:
    'Zum Beispiel: Wie zufrieden sind unsere Mitarbeitenden mit der Kantine? Wer dort nicht isst, soll sagen, warum.',
  short: 'Bitte beschreiben Sie den Dialog in einem Satz oder mehr.',
  address: 'Anrede',
  addresses: { sie: 'Sie', du: 'du' },
  write: 'Entwurf schreiben',
  writing: 'Der Entwurf wird geschrieben und geprüft. Das dauert bis zu einer Minute.',
  stop: 'Abbrechen',
  ready: 'Der Entwurf ist fertig. Die Prüfung hat keinen Fehler gefunden.',
  stillYours: 'Bitte lesen Sie ihn: Ein Sprachmodell kann sich irren. Nach dem Anlegen können Sie alles ändern.',
  steps: 'Schritte des Entwurfs',
  welcome: 'Begrüßung',
  ending: 'Schluss',
  kinds,
  goesTo: (number: number) => `weiter mit ${number}`,
  ends: 'Ende',
  again: 'Beschreibung ändern',
  take: 'Dialog anlegen',
} as const;
