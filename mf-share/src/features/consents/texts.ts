import type { ConsentAct, ConsentKind } from '@dialogwerk/shared/contract';
import { counted, formatCount } from '@dialogwerk/shared/numbers';

const acts: Readonly<Record<ConsentAct, string>> = {
  shown: 'Angezeigt',
  given: 'Zugestimmt',
  declined: 'Abgelehnt',
  withdrawn: 'Zurückgenommen',
  lapsed: 'Entfallen',
};

const kinds: Readonly<Record<ConsentKind, string>> = {
  statement: 'Datenschutzerklärung',
  consent: 'Einwilligung',
  model: 'Sprachmodell',
};

/** What the log of consents says. */
export const consentTexts = {
  loading: 'Einwilligungen werden geladen …',
  failed: (reason: string) => `Die Einwilligungen konnten nicht geladen werden. ${reason}`,
  about:
    'Hier steht, wem wann welcher Text gezeigt wurde und was dazu gesagt wurde: Wort für Wort, auch wenn der Text inzwischen anders lautet. Zeilen kommen nur hinzu. Mit einem Gespräch werden auch seine Zeilen gelöscht; was bleibt, ist ihre Anzahl. Tests zählen nicht.',
  none: 'Noch hat niemand eine Datenschutzerklärung oder eine Frage nach einer Einwilligung gesehen. Aufgezeichnet wird, seit es dieses Protokoll gibt.',
  text: 'Text',
  act: 'Was dazu gesagt wurde',
  all: 'Alle',
  acts,
  kinds,
  /** A text among others: what it is, how it begins, its language. */
  textName: (kind: ConsentKind, beginning: string, language: string) =>
    `${kinds[kind]}: ${beginning}${beginning.length > 0 ? ' ' : ''}(${language})`,
  wording: 'Wortlaut',
  choices: (agree: string, decline: string) => `Zur Wahl standen „${agree}“ und „${decline}“.`,
  met: (first: string, last: string) => `Gezeigt vom ${first} bis zum ${last}.`,
  counts: (act: ConsentAct, count: number) => `${acts[act]}: ${formatCount(count)}`,
  gone: (count: number) =>
    `${counted(count, 'weitere Zeile ist', 'weitere Zeilen sind')} mit ihren Gesprächen gelöscht.`,
  lines: (count: number) => counted(count, 'Zeile', 'Zeilen'),
  list: (count: number) => `Protokoll der Einwilligungen, ${counted(count, 'Zeile', 'Zeilen')}`,
  noLines: 'Dazu gibt es keine Zeilen.',
  waiting: '…',
  onOwnPage: 'auf der eigenen Seite',
  version: (published: string | null, revision: number) =>
    published === null ? `Revision ${revision}` : `Version vom ${published}`,
  conversation: (id: string) => `Gespräch ${id.slice(-8)}`,
  save: 'Als CSV speichern',
  saving: (done: number, all: number) => `${formatCount(done)} von ${formatCount(all)} …`,
  file: (name: string) => `Einwilligungen ${name}.csv`,
  notSaved: (reason: string) => `Die Datei konnte nicht gespeichert werden; das Protokoll ist unverändert. ${reason}`,
  columns: {
    at: 'Zeitpunkt',
    conversation: 'Gespräch',
    kind: 'Art',
    act: 'Entscheidung',
    where: 'Ort',
    question: 'Frage',
    language: 'Sprache',
    text: 'Wortlaut',
    agree: 'Zustimmen',
    decline: 'Ablehnen',
    revision: 'Revision',
    published: 'Version vom',
    hash: 'Prüfsumme (SHA-256)',
  },
  inDialog: 'im Dialog',
} as const;
