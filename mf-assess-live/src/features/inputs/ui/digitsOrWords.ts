import type { DigitsOrWords } from '../../../wording/SingleInputTexts.ts';
import { messengerWording } from '../../../wording/messengerWording.ts';

const german: DigitsOrWords = {
  number: 'Zahl oder Worte …',
  date: 'Datum oder Worte …',
  time: 'Uhrzeit oder Worte …',
  picture: 'Bild antippen oder schreiben …',
  pickDate: 'Datum auswählen',
  pickTime: 'Uhrzeit auswählen',
};

/** What stands in a line that takes digits or what a tap puts into it, and words as well. */
export const digitsOrWords = messengerWording.inEach('digitsOrWords', {
  sie: german,
  en: {
    number: 'A number or words …',
    date: 'A date or words …',
    time: 'A time or words …',
    picture: 'Tap a picture or write …',
    pickDate: 'Pick a date',
    pickTime: 'Pick a time',
  },
});
