export const healthTexts = {
  databaseAway: 'Die Datenbank ist gerade nicht erreichbar. Der Dienst antwortet, sobald sie wieder da ist.',
  diskFull:
    'Auf dem Datenträger der Datenbank oder der Dateien ist kein Platz mehr. Gespeicherte Daten sind sicher, aber Neues wird abgelehnt, bis Platz geschaffen ist.',
} as const;
