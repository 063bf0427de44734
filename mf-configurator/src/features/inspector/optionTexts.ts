import { blockFacts } from '@dialogwerk/shared/dialog';

/** What authors read where they say in which order options are offered, and which exclude each other. */
export const optionTexts = {
  title: 'Regeln für Optionen',
  randomOrder: blockFacts.single.fields.random_order,
  randomOrderHelp: 'Jedes Gespräch bekommt seine eigene Reihenfolge und behält sie.',
  fixedOptions: blockFacts.single.fields.fixed_options,
  exclusiveOptions: blockFacts.multiple.fields.exclusive_options,
  exclusiveOptionsHelp: 'Zum Beispiel „Nichts davon“: Wer das wählt, wählt nichts anderes.',
} as const;
