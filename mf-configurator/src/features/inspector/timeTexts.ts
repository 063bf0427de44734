import { blockFacts } from '@dialogwerk/shared/dialog';

const { time_limit, time_target, time_essential } = blockFacts.open.fields;

/** What authors read where they say in which time a question is to be answered. */
export const timeTexts = {
  limit: time_limit,
  limitHelp: 'Leer lassen für beliebig viel Zeit. Bis zu einer Stunde: auch als Weg, wenn lange keine Antwort kommt.',
  limitInvalid: 'Bitte geben Sie eine ganze Zahl von 5 bis 3.600 ein oder lassen Sie das Feld leer.',
  target: time_target,
  usualWay: 'Wie nach einer übersprungenen Frage',
  essential: time_essential,
  essentialHelp:
    'Zum Beispiel in einem Wissenstest: Niemand kann mehr Zeit bekommen oder die Antwort später ändern. Sonst bekommt zehnmal so viel, wer mehr braucht.',
} as const;
