import { LOOP_LIMITS } from '@dialogwerk/shared/contract';
import { blockFacts } from '@dialogwerk/shared/dialog';

const { rounds, items, named_by, members } = blockFacts.loop.fields;

/** How many columns are named. */
const MOST_COLUMNS = 6;

/** What authors read where they build a loop. */
export const loopTexts = {
  context: 'Wird einmal vor der ersten Runde gesagt. Das Feld darf leer bleiben.',
  rounds,
  kinds: {
    entries: 'Für jeden Eintrag einer Liste',
    number: 'So oft, wie eine Zahl sagt',
    again: 'Bis „Nein“ auf „Noch jemand?“',
  },
  items,
  entry: (number: number) => `Eintrag ${number}`,
  addEntry: 'Eintrag hinzufügen',
  emptyEntry: (number: number) => `Eintrag ${number} hat keinen Text.`,
  noEntries: 'Ohne Einträge wird die Wiederholung übergangen.',
  count: 'Welche Zahl',
  chooseCount: 'Bitte wählen',
  answerTo: (question: string) => `Antwort auf „${question}“`,
  ownCount: 'Eigene Formel',
  expression: 'Formel für die Zahl der Runden',
  countMissing: 'Bitte wählen Sie, welche Zahl gilt.',
  most: 'Höchstens so viele Runden',
  mostHelp: 'Mehr Runden gibt es nie, auch wenn die Zahl größer ist. Jede mögliche Runde bekommt eigene Spalten.',
  mostProblem: `Bitte geben Sie eine ganze Zahl von 1 bis ${LOOP_LIMITS.rounds} ein.`,
  question: 'Frage nach jeder Runde',
  yes: 'Antwort für eine weitere Runde',
  no: 'Antwort, die alle Runden beendet',
  textMissing: 'Bitte geben Sie einen Text ein.',

  members,
  noOthers: 'Fügen Sie zuerst die Fragen hinzu, die wiederholt werden sollen.',
  noMembers: 'Noch keine Frage gehört dazu. Ohne Fragen wird die Wiederholung übergangen.',
  membersHelp:
    'Diese Blöcke werden in jeder Runde der Reihe nach gestellt. Ein neuer Block dazwischen gehört von selbst dazu. Nach der letzten Runde geht es mit dem Block hinter der Wiederholung weiter.',
  takeFollowing: (count: number) =>
    count === 1 ? 'Den folgenden Block nehmen' : `Die folgenden ${count} Blöcke nehmen`,
  first: 'Erste Frage',
  last: 'Letzte Frage',
  none: 'Keine',
  chosen: 'Einzeln an- und abwählen',
  showAll: (count: number) => `Alle ${count} Blöcke zeigen`,
  full: `Mehr als ${LOOP_LIMITS.members} Blöcke kann eine Wiederholung nicht haben.`,

  names: 'Namen in Texten und Daten',
  variable: 'Variable',
  variableHelp: 'So heißt eine Runde in Texten, zum Beispiel kind.',
  named_by,
  namedByNumber: 'Ihre Nummer',
  namedByEntry: 'Ihr Eintrag',
  namedByGone: 'Variable gibt es nicht (mehr)',
  inTexts: (variable: string) =>
    `In den Fragen der Wiederholung sagt {{${variable}.nr}} die Nummer der Runde und {{${variable}.name}} ihren Namen. Nach der Wiederholung sagt {{${variable}.nr}}, wie viele Runden es waren.`,
  columns: (columns: readonly string[]) =>
    `Jede Runde hat eigene Spalten und eigene Variablen: ${columns.slice(0, MOST_COLUMNS).join('; ')}${columns.length > MOST_COLUMNS ? ' …' : ''}. Über alle Runden rechnen Sie dahinter mit dem Namen ohne Nummer, zum Beispiel summe(…) oder mittelwert(…).`,
  noColumns:
    'Geben Sie den Fragen der Wiederholung Variablen. Dann hat jede Runde eigene Spalten, zum Beispiel name_1, name_2 und so weiter.',
} as const;
