/** German sentences about blocks and settings. */
export const blockTexts = {
  unknownBlock: (id: string) =>
    `Den Block „${id}“ gibt es in diesem Dialog nicht (mehr). Bitte laden Sie den Dialog neu. Es wurde nichts geändert.`,
  deletedBlock: (id: string) =>
    `Den Block „${id}“ gab es schon, er wurde gelöscht. Stellen Sie ihn mit „Rückgängig“ wieder her. Es wurde nichts geändert.`,
  changedByOther: (by: string | null) =>
    `${by ?? 'Jemand anders'} hat dasselbe inzwischen geändert. Es wurde nichts überschrieben.`,
  deletedByOther: (by: string | null) =>
    `${by ?? 'Jemand anders'} hat diesen Block inzwischen gelöscht. Es wurde nichts geändert.`,
  takenId: (id: string) => `Die Kennung „${id}“ gehört schon zu einem anderen Block. Es wurde nichts geändert.`,
  unknownType: (type: string) => `Den Blocktyp „${type}“ gibt es nicht.`,
  unknownField: (field: string) => `Das Feld „${field}“ gibt es bei diesem Block nicht. Es wurde nichts geändert.`,
  fixedField: (field: string) =>
    `Das Feld „${field}“ eines Blocks kann nicht geändert werden. Es wurde nichts geändert.`,
  duplicateVariable: (variable: string) =>
    `Den Variablennamen „${variable}“ trägt schon ein anderer Block dieses Dialogs. Bitte wählen Sie einen anderen. Es wurde nichts geändert.`,
  duplicateOption: 'Zwei Antwortmöglichkeiten dieses Blocks haben dieselbe Kennung. Es wurde nichts geändert.',
  duplicateTemplate: 'Zwei Skalenvorlagen haben dieselbe Kennung. Es wurde nichts geändert.',
  unknownTemplate: (id: string) =>
    `Die Skalenvorlage „${id}“ gibt es in diesem Dialog nicht. Es wurde nichts geändert.`,
  usedTemplate: (template: string, block: string) =>
    `Die Skalenvorlage „${template}“ wird noch vom Block „${block}“ benutzt. Es wurde nichts geändert.`,
  orderTooGreat: 'Die Stelle eines Blocks ist zu groß. Es wurde nichts geändert.',
  tooManyBlocks: 'Ein Dialog kann höchstens 5.000 Blöcke haben. Es wurde nichts geändert.',
  noGptBlock: (id: string) =>
    `Der Block „${id}“ ist kein KI-Gespräch und hat keine Ausstiegsbedingungen. Es wurde nichts geändert.`,
  unknownExitCondition:
    'Diese Ausstiegsbedingung gibt es nicht (mehr). Bitte laden Sie den Dialog neu. Es wurde nichts geändert.',
  tooManyExitConditions: 'Ein KI-Gespräch kann höchstens 20 Ausstiegsbedingungen haben. Es wurde nichts geändert.',
  deletedMeanwhile: 'Dieser Dialog wurde gerade gelöscht. Es wurde nichts geändert.',
} as const;
