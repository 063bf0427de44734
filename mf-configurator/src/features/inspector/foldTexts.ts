import { formatCount } from '@dialogwerk/shared/numbers';

const counted = (count: number, one: string, several: string): string =>
  count === 1 ? one : `${formatCount(count)} ${several}`;

/** What of a folded part of the properties is set, in a few words each. */
export const foldTexts = {
  variable: (name: string) => `Variable ${name}`,
  reason: 'mit Begründung',
  optional: 'darf übersprungen werden',
  required: 'Pflichtfrage',
  masked: 'verdeckt',
  atLeast: (count: number) => `mindestens ${formatCount(count)}`,
  atMost: (count: number) => `höchstens ${formatCount(count)}`,
  media: { image: 'ein Bild', audio: 'eine Aufnahme', video: 'ein Video' },
  embed: 'eingebetteter Inhalt',
  randomOrder: 'zufällige Reihenfolge',
  fixed: (count: number) => counted(count, 'eine bleibt an ihrem Platz', 'bleiben an ihrem Platz'),
  exclusive: (count: number) => counted(count, 'eine schließt die anderen aus', 'schließen die anderen aus'),
  link: 'ein Link',
  start: 'Beginn des Dialogs',
  toAll: 'eine für alle Antworten',
  toOptions: (count: number) => counted(count, 'eine zu einer Option', 'zu einzelnen Optionen'),
  probe: 'eine Nachfrage',
  probing: 'Nachfragen mit Ziel',
  inWords: 'in eigenen Worten',
  wayOut: 'mit Ausweg',
  asides: 'mit Zwischenfragen',
  timed: (span: string) => `${span} Zeit`,
  must: 'mit einer Regel',
  wrong: 'mit eigenem Hinweis',
  tries: (count: number) => counted(count, 'ein Versuch', 'Versuche'),
  nothing: 'nichts festgelegt',
} as const;
