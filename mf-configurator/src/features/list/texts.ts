import { counted } from '@dialogwerk/shared/numbers';

/** What authors read and hear in the list, and what stands on paper. */
export const texts = {
  list: (count: number) => (count === 1 ? 'Liste mit 1 Block' : `Liste mit ${count} Blöcken`),
  help: 'Pfeiltasten wechseln den Block, die Eingabetaste öffnet ihn, Alt mit Pfeiltasten verschiebt ihn.',
  row: (number: number, type: string, name: string) => `Block ${number}, ${type}: ${name}`,
  welcome: 'Begrüßung',
  welcomeEmpty: 'Noch keine Begrüßung',
  ending: 'Ende',
  endingEmpty: 'Noch kein Schlusstext',
  noText: 'Noch kein Text',
  moveUp: (name: string) => `„${name}“ nach oben`,
  moveDown: (name: string) => `„${name}“ nach unten`,
  drag: 'Ziehen, um die Reihenfolge zu ändern',
  moved: (name: string, place: number, count: number) => `„${name}“ steht jetzt an Stelle ${place} von ${count}.`,
  optional: 'freiwillig',
  start: 'Start',
  numbered: (number: number, name: string) => `${number}. ${name}`,
  end: 'Ende des Dialogs',
  jumpTo: (target: string) => `weiter mit ${target}`,
  jumpIf: (when: string, target: string) => `„${when}“: weiter mit ${target}`,
  print: {
    questions: (count: number) => counted(count, 'Block', 'Blöcke'),
    welcome: 'Begrüßung',
    ending: 'Schluss',
    rank: 'Reihenfolge',
    item: 'Aussage',
    optional: 'Antwort freiwillig',
    several: 'Mehrere Antworten möglich',
    carried: {
      chosen: (question: number) => `Bitte nur, was bei Frage ${question} gewählt wurde`,
      not_chosen: (question: number) => `Bitte nur, was bei Frage ${question} nicht gewählt wurde`,
      all: (question: number) => `Alles aus Frage ${question}`,
    },
    probe: (text: string) => `Nachfrage: ${text}`,
  },
  more: (count: number) => `und ${count} weitere`,
} as const;
