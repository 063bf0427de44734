import { LINK_PARAMETER_LIMITS } from '@dialogwerk/shared/contract';

export const sourceTexts = {
  text: 'Hängen Sie an den Link an, woher jemand kommt, zum Beispiel ?quelle=newsletter. Was unter diesen Namen im Link steht, wird mit jedem Gespräch gespeichert und steht in Analyse, Filter und Export.',
  privacy:
    'Alles andere im Link wird nicht gespeichert. Schreiben Sie keine Namen oder E-Mail-Adressen in einen Link: Er steht auch im Verlauf des Browsers.',
  loading: 'Parameter werden geladen …',
  failed: (reason: string) => `Die Parameter konnten nicht geladen werden. ${reason}`,
  notKept: (reason: string) => `Die Parameter bleiben, wie sie waren. ${reason}`,
  kept: 'Gespeicherte Parameter',
  none: 'Noch wird kein Parameter gespeichert.',
  inside: (names: readonly string[]) =>
    `Im Dialog heißen sie ${names.map((name) => `{{link.${name}}}`).join(', ')}: Texte und Bedingungen können sie verwenden.`,
  newName: 'Name des Parameters',
  badName: 'Ein Name beginnt mit einem Buchstaben und enthält nur Buchstaben, Ziffern, _, - und Punkte.',
  twice: 'Diesen Parameter speichern Sie schon.',
  add: 'Hinzufügen',
  most: `Mehr als ${LINK_PARAMETER_LIMITS.names} Parameter sind nicht möglich.`,
  suggestion: (name: string) => `${name} hinzufügen`,
  remove: (name: string) => `Parameter „${name}“ nicht mehr speichern`,
  removed: (name: string) => `„${name}“ wird nicht mehr gespeichert. Was schon gespeichert ist, bleibt.`,
  undo: 'Rückgängig',
  role: 'Festlegen dürfen das nur Besitzer und Personen mit vollem Zugriff.',
  make: 'Link mit Angaben',
  makeText: 'Tragen Sie ein, was im Link stehen soll, und kopieren Sie ihn für diesen Weg.',
  made: 'Link mit diesen Angaben',
  each: 'Ein Link je Quelle',
  eachText:
    'Für jede Zeile entsteht ein eigener Link, zum Beispiel für jeden Newsletter, jedes Plakat oder jede Schule. In der Analyse sehen Sie, über welchen jemand kam.',
  parameter: 'Parameter, in dem die Quelle steht',
  sources: 'Quellen, eine je Zeile',
  sourcesExample: 'Newsletter\nPlakat am Bahnhof\nInstagram',
  sheet: 'Druckblatt mit QR-Codes',
  table: 'Als Tabelle herunterladen (CSV)',
  tableFile: (name: string) => `Links ${name}.csv`,
  source: 'Quelle',
  link: 'Link',
} as const;
