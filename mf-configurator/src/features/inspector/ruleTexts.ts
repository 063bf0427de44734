import { blockFacts } from '@dialogwerk/shared/dialog';

const { pattern, must, wrong, tries, tries_target } = blockFacts.open.fields;

/** What authors read where they say what an answer has to be. */
export const ruleTexts = {
  must,
  mustHelp: 'Abgelehnt wird, wofür die Regel nicht gilt. Fehlt eine Antwort, die sie nennt, ist alles erlaubt.',
  addMust: 'Regel hinzufügen',
  removeMust: 'Regel entfernen',
  wrong,
  wrongHelp:
    'Statt der üblichen Hinweise, wenn eine Antwort abgelehnt wird. {{variable}} setzt eine frühere Antwort ein.',
  tries,
  triesHelp: 'Wie oft jemand eine Antwort versuchen darf, die nicht passt. Danach geht der Dialog ohne sie weiter.',
  anyTries: 'Nie: so lange, bis eine passt',
  triesOf: (count: number) =>
    count === 1 ? 'Nach der ersten unpassenden Antwort' : `Nach ${count} unpassenden Antworten`,
  triesTarget: tries_target,
  usualWay: 'Wie nach einer übersprungenen Frage',
  pattern,
  kinds: {
    none: 'Keine: jeder Text',
    postcode: 'Postleitzahl (5 Ziffern)',
    digits: 'Matrikelnummer (nur Ziffern)',
    iban: 'IBAN',
    own: 'Eigene Form',
  },
  digits: 'Anzahl der Ziffern',
  ownHelp:
    '# ist eine Ziffer, ? ein Zeichen, * beliebig viele; | trennt mehrere erlaubte Formen. Zum Beispiel: KB-####|NEU',
  tryOut: 'Ausprobieren',
  tryOutHelp: 'Schreiben Sie hier eine Antwort, um zu sehen, ob sie passt.',
  fits: 'Diese Antwort passt.',
  fitsNot: (sentence: string) => `Diese Antwort passt nicht. Der Bot sagt: „${sentence}“`,
} as const;
