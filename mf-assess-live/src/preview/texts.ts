/** What authors read around the preview of a dialog. */
export const texts = {
  loading: 'Die Vorschau wird geladen …',
  restart: 'Von vorn',
  fault: 'Die Vorschau kann gerade nicht gezeigt werden. Bitte schließen Sie sie und öffnen Sie sie noch einmal.',
  unreached: 'Zu diesem Block führt noch kein Weg. Gezeigt wird er ohne das, was davor gesagt wird.',
  keptAsTest: (name: string) => `„${name}“ ist jetzt ein Test. Sie finden ihn unter „Tests“.`,
} as const;
