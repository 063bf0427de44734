import { counted } from '@dialogwerk/shared/numbers';

const directions: Readonly<Record<string, string>> = {
  up: 'nach oben',
  down: 'nach unten',
  left: 'nach links',
  right: 'nach rechts',
};

/** What authors read and hear on the canvas. */
const openComments = (count: number): string => counted(count, 'offener Kommentar', 'offene Kommentare');

export const texts = {
  start: 'Begrüßung',
  startEmpty: 'Noch keine Begrüßung',
  end: 'Ende',
  endEmpty: 'Noch kein Schlusstext',
  noText: 'Noch kein Text',
  cardLabel: (number: number, type: string, name: string) => `Block ${number}, ${type}: ${name}`,
  loopedLabel: (label: string, loop: string) => `${label}. In „${loop}“`,
  inLoop: (loop: string) => `In „${loop}“`,
  markedLabel: (label: string, mark: string) => `${label}. Dialogprüfung: ${mark}`,
  comments: openComments,
  commentedLabel: (label: string, count: number) => `${label}. ${openComments(count)}`,
  cardRole: 'Block',
  connectionRole: 'Verbindung',
  withFile: 'mit Datei',
  endsHere: 'Ende',
  screensOut: 'Ende: ausgeschieden',
  optional: 'freiwillig',
  takesOver: 'übernimmt Einträge',
  outgoing: 'Klicken für einen neuen Block, ziehen zu einem anderen',
  outgoingOption: (option: string) => `Nach ${option}: klicken für einen neuen Block, ziehen zu einem anderen`,
  moreOptions: (count: number) => `+ ${count} weitere`,
  connection: {
    order: (source: string, target: string) => `Danach: von „${source}“ weiter zu „${target}“`,
    jump: (source: string, target: string) => `Sprung von „${source}“ zu „${target}“`,
    condition: (source: string, target: string, when: string) => `Bei ${when} von „${source}“ zu „${target}“`,
    round: (source: string, target: string, when: string) => `Wiederholung, ${when}: von „${source}“ zu „${target}“`,
    triggerSource: (source: string, target: string) => `Auslöser: „${source}“ wirkt auf „${target}“`,
    triggerTarget: (source: string, target: string) => `Auslöser: „${target}“ hängt ab von „${source}“`,
  },

  zoom: 'Ansicht',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fitView: 'Alles zeigen',
  connections: 'Verbindungen',
  legend: {
    order: 'Reihenfolge',
    jump: 'Sprung',
    condition: 'Bedingte Sprünge',
    round: 'Runden einer Wiederholung',
    triggerSource: 'Auslöser: Ausgang',
    triggerTarget: 'Auslöser: Ziel',
  },
  resetVisibility: 'Alle zeigen',

  overview: (count: number) =>
    `Übersicht über ${count} Blöcke. Vergrößern Sie die Ansicht, um einzelne Blöcke zu bearbeiten.`,

  insertHere: 'Block hier einfügen',
  part: 'Bereiche aufteilen',
  writeOnCard: (name: string) => `Text von „${name}“`,

  nodeHelp:
    'Mit der Eingabetaste auswählen, mit F2 den Text schreiben, mit B die Zahlen in Bereiche aufteilen, mit N einen Block danach einfügen, mit den Pfeiltasten verschieben, mit der Entfernen-Taste löschen, mit Escape abwählen, mit Umschalt und F10 zum Menü.',
  edgeHelp:
    'Mit der Eingabetaste auswählen, mit N einen Block einfügen, mit der Entfernen-Taste löschen, mit Escape abwählen, mit Umschalt und F10 zum Menü.',
  moved: (direction: string, x: number, y: number) =>
    `Block ${directions[direction] ?? ''} verschoben. Neue Stelle: ${x}, ${y}.`,
} as const;
