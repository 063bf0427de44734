import { inEachLanguage } from '../wording/messengerWording.ts';
import type { WordTexts } from '../wording/AllMessengerTexts.ts';

const sie: WordTexts = {
  lang: 'de',
  wordsTell: 'Diese Wörter können Sie statt einer Antwort schreiben:',
  words: [
    ['hilfe', 'zeigt diese Übersicht.'],
    ['zurück', 'öffnet Ihre letzte Antwort, damit Sie sie ändern können.'],
    ['neu starten', 'beginnt von vorn. Vorher wird noch einmal gefragt.'],
  ],
  tap: 'Auf Nachrichten müssen Sie nicht warten: Tippen Sie auf das Gespräch oder drücken Sie die Eingabetaste.',
  menu: 'Alles Weitere steht im Menü.',
  nothingBefore: 'Sie haben noch nichts geantwortet, das sich ändern ließe.',
  asAnswer: 'Als Antwort senden',
};

const du: WordTexts = {
  ...sie,
  wordsTell: 'Diese Wörter kannst du statt einer Antwort schreiben:',
  words: [
    ['hilfe', 'zeigt diese Übersicht.'],
    ['zurück', 'öffnet deine letzte Antwort, damit du sie ändern kannst.'],
    ['neu starten', 'beginnt von vorn. Vorher wird noch einmal gefragt.'],
  ],
  tap: 'Auf Nachrichten musst du nicht warten: Tipp auf das Gespräch oder drück die Eingabetaste.',
  nothingBefore: 'Du hast noch nichts geantwortet, das sich ändern ließe.',
};

const english: WordTexts = {
  lang: 'en',
  wordsTell: 'You can write these words in place of an answer:',
  words: [
    ['help', 'shows this overview.'],
    ['back', 'opens your last answer, so that you can change it.'],
    ['restart', 'starts from the beginning. You are asked once more before.'],
  ],
  tap: 'You need not wait for messages: tap the conversation or press Enter.',
  menu: 'Everything else is in the menu.',
  nothingBefore: 'There is no answer yet that could be changed.',
  asAnswer: 'Send as an answer',
};

/** In the dialog's language; one without wording of its own gets English. */
export const wordTexts = inEachLanguage('wordHelp', { sie, du, en: english });
