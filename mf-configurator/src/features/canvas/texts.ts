const directions: Readonly<Record<string, string>> = {
  up: 'nach oben',
  down: 'nach unten',
  left: 'nach links',
  right: 'nach rechts',
};

/** What authors read and hear on the canvas. */
export const texts = {
  start: 'Begrüßung',
  startEmpty: 'Noch keine Begrüßung',
  end: 'Ende',
  endEmpty: 'Noch kein Schlusstext',
  noText: 'Noch kein Text',
  cardLabel: (number: number, type: string, name: string) => `Block ${number}, ${type}: ${name}`,
  markedLabel: (label: string, mark: string) => `${label}. Dialogprüfung: ${mark}`,
  cardRole: 'Block',
  connectionRole: 'Verbindung',
  withFile: 'mit Datei',
  endsHere: 'Ende',
  optional: 'freiwillig',
  outgoing: 'Ziehen, um den nächsten Block zu wählen',
  connection: {
    order: (source: string, target: string) => `Danach: von „${source}“ weiter zu „${target}“`,
    jump: (source: string, target: string) => `Sprung von „${source}“ zu „${target}“`,
    condition: (source: string, target: string, when: string) => `Bei „${when}“ von „${source}“ zu „${target}“`,
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
    triggerSource: 'Auslöser: Ausgang',
    triggerTarget: 'Auslöser: Ziel',
  },
  resetVisibility: 'Alle zeigen',

  overview: (count: number) =>
    `Übersicht über ${count} Blöcke. Vergrößern Sie die Ansicht, um einzelne Blöcke zu bearbeiten.`,

  nodeHelp:
    'Mit der Eingabetaste auswählen, mit den Pfeiltasten verschieben, mit der Entfernen-Taste löschen, mit Escape abwählen.',
  edgeHelp: 'Mit der Eingabetaste auswählen, mit der Entfernen-Taste löschen, mit Escape abwählen.',
  moved: (direction: string, x: number, y: number) =>
    `Block ${directions[direction] ?? ''} verschoben. Neue Stelle: ${x}, ${y}.`,
} as const;
