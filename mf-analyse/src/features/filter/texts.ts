import type { AnswerStatus } from '@dialogwerk/shared/contract';
import { resultTexts } from '@dialogwerk/shared/dialog';
import { counted, formatCount } from '@dialogwerk/shared/numbers';

export const filterTexts = {
  title: 'Filter',
  add: 'Filter',
  addLong: 'Filter hinzufügen',
  search: 'Wonach möchten Sie filtern?',
  nothingFound: 'Nichts gefunden. Gesucht wird in Merkmalen und in den Texten der Fragen.',
  counted: (some: number, all: number) =>
    some === all ? counted(all, 'Gespräch', 'Gespräche') : `${formatCount(some)} von ${formatCount(all)} Gesprächen`,
  clear: 'Alle anzeigen',
  edit: (label: string) => `${label}. Zum Ändern auswählen, mit Entf entfernen.`,
  remove: 'Entfernen',
  apply: 'Anwenden',
  cancel: 'Abbrechen',
  back: 'Zurück',
  fields: {
    time: 'Begonnen',
    states: 'Stand',
    languages: 'Sprache',
    publications: 'Version',
    devices: 'Gerät',
    flags: 'Auffälligkeit',
    tags: 'Schlagwort',
  },
  groups: { facts: 'Gespräch', sources: 'Quelle (aus dem Link)', answers: 'Antwort auf eine Frage' },
  chip: (name: string, value: string) => `${name}: ${value}`,
  or: (names: readonly string[]) => {
    const [first = '', second, ...rest] = names;
    if (second === undefined) return first;
    return rest.length === 0
      ? `${first} oder ${second}`
      : `${first}, ${second} und ${formatCount(rest.length)} weitere`;
  },
  clock: 'Tage nach der Uhr in Berlin.',
  emptyValue: '(ohne)',
  unnamed: 'Frage ohne Text',
  part: (question: string, part: string) => `${question}: ${part}`,
  unknownQuestion: 'Frage, die es nicht mehr gibt',
  offered: (options: string) => `angeboten war ${options}`,
  notOffered: (options: string) => `nicht angeboten war ${options}`,
  and: (names: readonly string[]) => new Intl.ListFormat('de').format(names),
  quoted: (words: string) => `enthält „${words}“`,
  anyTime: 'irgendwann',
  since: (day: string) => `ab ${day}`,
  until: (day: string) => `bis ${day}`,
  between: (from: string, to: string) => `${from} bis ${to}`,
  range: (min: string | null, max: string | null) => {
    if (min === null) return max === null ? 'irgendeine Zahl' : `höchstens ${max}`;
    return max === null ? `mindestens ${min}` : `${min} bis ${max}`;
  },
  statuses: {
    answered: resultTexts.present,
    na: resultTexts.missing.na,
    skipped: resultTexts.missing.skipped,
    withdrawn: resultTexts.missing.withdrawn,
    open: resultTexts.missing.open,
    'not-asked': resultTexts.missing['not-asked'],
    'not-offered': resultTexts.missing['not-offered'],
  } satisfies Record<AnswerStatus, string>,
  from: 'Von',
  to: 'Bis',
  badRange: 'Das Ende liegt vor dem Anfang.',
  presets: { today: 'Heute', week: 'Letzte 7 Tage', month: 'Letzte 30 Tage' },
  how: 'Bedingung',
  hows: {
    'one-of': 'eine dieser Antworten',
    'has-options': 'diese Optionen wurden angeboten',
    'lacks-options': 'diese Optionen wurden nicht angeboten',
    between: 'Zahl im Bereich',
    contains: 'enthält Wörter',
  },
  min: 'Mindestens',
  max: 'Höchstens',
  words: 'Wörter',
  choices: 'Antworten',
  noChoice: 'Bitte wählen Sie mindestens eines.',
  unreadable: {
    title: 'Dieser Filter ist nicht lesbar',
    text: 'Die Adresse enthält einen Filter, der gekürzt oder verändert wurde. Damit Sie keine falschen Zahlen sehen, wird nichts angezeigt.',
    clear: 'Ohne Filter anzeigen',
  },
} as const;
