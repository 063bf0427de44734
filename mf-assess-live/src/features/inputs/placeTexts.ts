import { messengerWording } from '../../wording/messengerWording.ts';

const german = {
  across: 'Von links nach rechts',
  down: 'Von oben nach unten',
  at: (percent: string, square: string) => `${percent} Prozent, Feld ${square}`,
  missing: 'Die Karte lässt sich gerade nicht laden.',
};

/** What marking a place says, in each wording; it comes with the input. */
export const placeTexts = messengerWording.inEach('place', {
  sie: {
    ...german,
    hint: 'Tippen Sie auf die Stelle, oder schieben Sie die Markierung mit den Reglern dorthin.',
    unmarked: 'Bitte markieren Sie zuerst eine Stelle.',
  },
  du: {
    ...german,
    hint: 'Tipp auf die Stelle, oder schieb die Markierung mit den Reglern dorthin.',
    unmarked: 'Bitte markiere zuerst eine Stelle.',
  },
  en: {
    hint: 'Tap the place, or move the mark there with the sliders.',
    across: 'From left to right',
    down: 'From top to bottom',
    at: (percent, square) => `${percent} percent, square ${square}`,
    unmarked: 'Please mark a place first.',
    missing: 'The map cannot be loaded right now.',
  },
});
