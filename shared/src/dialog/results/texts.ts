import { counted } from '../../numbers/index.ts';
import type { ResultState } from '../../contract/index.ts';
import type { ConversationFact, MissingKind } from './Variable.ts';

/** What data says beside the authors' own words. */
export const resultTexts = {
  facts: {
    conversation_id: 'Gespräch',
    state: 'Stand',
    started_at: 'Begonnen (Uhrzeit in Berlin)',
    finished_at: 'Beendet (Uhrzeit in Berlin)',
    seconds: 'Dauer in Sekunden, bis zum Ende',
    answered: 'Beantwortete Fragen, übersprungene mitgezählt',
    publication: 'Veröffentlichung, von der ersten an gezählt',
    revision: 'Version des Dialogs',
    language: 'Sprache',
  } satisfies Record<ConversationFact, string>,
  participation: 'Teilnahme am Multi-Chat',
  states: {
    finished: 'beendet',
    screened: 'ausgeschieden (nötige Einwilligung abgelehnt oder Quote voll)',
    waiting: 'läuft noch',
    stopped: 'abgebrochen',
    opened: 'nur geöffnet',
  } satisfies Record<ResultState, string>,
  missing: {
    na: 'keine Angabe',
    skipped: 'übersprungen',
    'not-asked': 'nicht gefragt',
    withdrawn: 'zurückgezogen',
    open: 'gefragt, noch nicht beantwortet',
    unreadable: 'in anderer Form gespeichert',
    'not-offered': 'nicht angeboten',
    'nothing-left': 'nicht gefragt, weil nichts zur Wahl stand',
    'given-up': 'nicht beantwortet nach mehreren Versuchen',
    'timed-out': 'Zeit abgelaufen',
    alone: 'keiner Teilnahme zugeordnet',
  } satisfies Record<MissingKind, string>,
  /** In the column of a question; versions of it may have had other numbers. */
  givenUpAfter: (tries: readonly number[]) =>
    `nicht beantwortet nach ${counted(Math.min(...tries), 'Versuch', 'Versuchen')}${tries.length > 1 ? ' oder mehr' : ''}`,
  present: 'beantwortet',
  missingOf: (label: string) => `${label} – warum nichts da ist`,
  probe: 'Nachfrage',
  round: (number: number) => `Runde ${number}`,
  roundName: 'Runde',
  allRounds: 'alle Runden',
  roundOf: (loop: string) => `Runde von ${loop}`,
  rounds: (loop: string) => `Zahl der Runden: ${loop}`,
  other: 'Sonstiges',
  earlier: {
    columns: {
      variable: 'Variable, in deren Spalte die letzte Antwort steht',
      question: 'Beschreibung der Variable',
      nth: 'Beim wievielten Mal gefragt',
      value: 'Wert',
      text: 'Wert in Worten',
      answered_at: 'Beantwortet (Uhrzeit in Berlin)',
    },
    noNumber: 'keine Zahl',
  },
  link: (parameter: string) => `Parameter des Links: ${parameter}`,
  no: 'nein',
  yes: 'ja',
} as const;
