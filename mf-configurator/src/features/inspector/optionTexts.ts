import { blockFacts } from '@dialogwerk/shared/dialog';

/** What authors read where they say in which order options are offered, and which exclude each other. */
export const optionTexts = {
  title: 'Regeln für Optionen',
  randomOrder: blockFacts.single.fields.random_order,
  randomOrderHelp: 'Jedes Gespräch bekommt seine eigene Reihenfolge und behält sie.',
  fixedOptions: blockFacts.single.fields.fixed_options,
  exclusiveOptions: blockFacts.multiple.fields.exclusive_options,
  other: blockFacts.single.fields.other,
  otherHelp: 'Steht immer als letzte Option da. Wie sie heißt, schreiben Sie oben in ihre Zeile.',
  otherProposed: 'Sonstiges, und zwar …',
  otherKind: 'Was ins Feld gehört',
  otherKinds: { text: 'Text', number: 'Zahl' },
  otherRequired: 'Feld muss ausgefüllt werden',
  otherRankedHelp:
    'Unter der Liste steht ein Feld. Was dort eingetragen wird, lässt sich einordnen wie jede andere Option.',
  otherRanked: 'Nur mit Text einordnen',
  otherRankedOnlyHelp: 'Wer nichts einträgt, ordnet nur die anderen Optionen.',
  otherInWords: blockFacts.single.fields.other_in_words,
  otherInWordsHelp: 'Sonst fragt der Bot nach, wenn er eine Antwort in eigenen Worten nicht versteht.',
  exclusiveOptionsHelp: 'Zum Beispiel „Nichts davon“: Wer das wählt, wählt nichts anderes.',
} as const;
