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

/** What an author has read, in the audit trail. */
export const readTexts = {
  conversations: 'Gespräche',
  words: 'Texte',
  files: 'Dateien',
  table: 'Tabelle',
  inMultiChat: (what: string, id: string) => `${what} (Multi-Chat ${id})`,
} as const;
