/** German sentences of the call border: what every call can answer with, whatever it does. */
export const callTexts = {
  /** Names that spec §8 fixes; the clients know them. */
  missingToken: 'Missing Authorization Header',
  unreadableToken: 'Not enough segments',
  expiredToken: 'Token has expired',
  freshTokenRequired: 'Fresh token required',
  accountDisabled: 'Account is disabled.',
  serverBusy: 'server_busy',

  wrongKind: 'Dieser Zugang gilt hier nicht. Bitte melden Sie sich mit dem passenden Zugang an.',
  notThere: 'Diese Adresse gibt es hier nicht.',
  badAddress: 'Diese Adresse ist nicht lesbar. Bitte prüfen Sie den Link.',
  badRequest: 'Die Anfrage ist nicht lesbar. Es wurde nichts geändert.',
  badJson: 'Die Anfrage enthält kein gültiges JSON. Es wurde nichts geändert.',
  notAnObject: 'Die Anfrage muss ein JSON-Objekt sein. Es wurde nichts geändert.',
  forbiddenKey: 'Die Anfrage enthält einen Feldnamen, der nicht erlaubt ist. Es wurde nichts geändert.',
  tooDeep: 'Die Anfrage ist zu tief verschachtelt. Es wurde nichts geändert.',
  tooManyValues: 'Die Anfrage hat zu viele Einträge. Es wurde nichts geändert; bitte teilen Sie sie auf.',
  badCharacters: 'Der Text enthält unsichtbare Zeichen, die nicht gespeichert werden können. Bitte entfernen Sie sie.',
  wrongContentType: 'Die Anfrage muss als JSON gesendet werden (Content-Type: application/json).',
  bodyTooLarge: 'Die Anfrage ist größer als 1 MB. Bitte kürzen Sie den Inhalt. Es wurde nichts geändert.',
  importTooLarge: 'Die Datei ist größer als 5 MB. Bitte wählen Sie eine kleinere Datei. Es wurde nichts angelegt.',
  headersTooLarge: 'Die Kopfzeilen der Anfrage sind zu lang.',
  requestTimeout: 'Die Anfrage kam nicht vollständig an. Bitte versuchen Sie es erneut.',
  later: 'Diese Funktion steht in dieser Version noch nicht zur Verfügung.',
  databaseAway:
    'Die Datenbank ist gerade nicht erreichbar. Bereits gespeicherte Daten sind sicher; bitte versuchen Sie es gleich erneut.',
  databaseBusy:
    'Der Server ist gerade stark ausgelastet. Es wurde nichts geändert; bitte versuchen Sie es gleich erneut.',
  unexpected:
    'Ups… Es ist etwas schiefgelaufen. Bereits gespeicherte Daten sind sicher; bitte versuchen Sie es zu einem späteren Zeitpunkt erneut.',
} as const;

/** What the types of JSON are called to a person. */
export const typeNames: Readonly<Record<string, string>> = {
  string: 'ein Text',
  number: 'eine Zahl',
  int: 'eine ganze Zahl',
  boolean: 'wahr oder falsch',
  array: 'eine Liste',
  object: 'ein Objekt',
  record: 'ein Objekt',
  null: 'leer',
};

/** Sentences about one field; `field` is its name in the request. */
export const fieldTexts = {
  missing: (field: string) => `Das Feld „${field}“ fehlt.`,
  wrongType: (field: string, expected: string) => `Das Feld „${field}“ muss ${expected} sein.`,
  empty: (field: string) => `Das Feld „${field}“ darf nicht leer sein.`,
  longText: (field: string, most: string) => `Das Feld „${field}“ ist zu lang (höchstens ${most} Zeichen).`,
  shortText: (field: string, least: string) => `Das Feld „${field}“ ist zu kurz (mindestens ${least} Zeichen).`,
  longList: (field: string, most: string) => `Das Feld „${field}“ hat zu viele Einträge (höchstens ${most}).`,
  shortList: (field: string, least: string) => `Das Feld „${field}“ hat zu wenige Einträge (mindestens ${least}).`,
  greatNumber: (field: string, most: string) => `Das Feld „${field}“ ist zu groß (höchstens ${most}).`,
  smallNumber: (field: string, least: string) => `Das Feld „${field}“ ist zu klein (mindestens ${least}).`,
  wrongForm: (field: string) => `Das Feld „${field}“ hat nicht die richtige Form.`,
  notAllowed: (field: string) => `Das Feld „${field}“ hat keinen erlaubten Wert.`,
};
