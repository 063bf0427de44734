import { dialogWording } from '../../wording/dialogWording.ts';

/** How a dialog asks whether a language model may get what the respondent writes. */
export const agreementTexts = dialogWording.inEach('agreement', {
  sie: {
    question:
      'Für die nächsten Fragen liest ein Sprachmodell, was Sie hier schreiben. Wer es betreibt, steht in der Datenschutzerklärung. Sind Sie einverstanden? Ohne geht es auch weiter.',
    agree: 'Einverstanden',
    decline: 'Lieber ohne',
  },
  du: {
    question:
      'Für die nächsten Fragen liest ein Sprachmodell, was du hier schreibst. Wer es betreibt, steht in der Datenschutzerklärung. Bist du einverstanden? Ohne geht es auch weiter.',
    agree: 'Einverstanden',
    decline: 'Lieber ohne',
  },
  en: {
    question:
      'For the next questions a language model reads what you write here. The privacy page says who runs it. Do you agree? You can go on without it, too.',
    agree: 'I agree',
    decline: 'Rather not',
  },
});
