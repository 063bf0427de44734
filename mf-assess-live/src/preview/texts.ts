/** What authors read around the preview of a dialog. */
export const texts = {
  loading: 'Die Vorschau wird geladen …',
  restart: 'Von vorn',
  fault: 'Die Vorschau kann gerade nicht gezeigt werden. Bitte schließen Sie sie und öffnen Sie sie noch einmal.',
  unreached: 'Zu diesem Block führt noch kein Weg. Gezeigt wird er ohne das, was davor gesagt wird.',
  asksSystems:
    'Die Vorschau fragt kein anderes System ab. Welche Werte zurückkommen, können Sie bei den Variablen festlegen.',
  variables: (count: number) => (count === 1 ? '1 Variable' : `${count} Variablen`),
  variablesHelp:
    'So stehen die Variablen an dieser Stelle. Ein eigener Wert gilt nur in der Vorschau, ab dem ausgewählten Block.',
  noVariables: 'Bis hierher hat der Dialog keine Variable gesetzt.',
  value: (name: string) => `Wert von ${name}`,
  noValue: 'kein Wert',
  own: 'eigener Wert',
  reset: (name: string) => `Eigenen Wert von ${name} entfernen`,
  yes: 'ja',
  no: 'nein',
} as const;
