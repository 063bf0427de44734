import { messengerWording } from '../../../../wording/messengerWording.ts';

const german = {
  up: (text: string) => `„${text}“ nach oben`,
  down: (text: string) => `„${text}“ nach unten`,
  place: (text: string, place: number, count: number) => `„${text}“: Platz ${place} von ${count}`,
};

/** What a ranking says itself. */
export const rankingTexts = messengerWording.inEach('ranking', {
  sie: { ...german, ranking: 'Bitte bringen Sie die Möglichkeiten in Ihre Reihenfolge: Platz 1 steht oben.' },
  du: { ...german, ranking: 'Bitte bring die Möglichkeiten in deine Reihenfolge: Platz 1 steht oben.' },
  en: {
    up: (text: string) => `“${text}” up`,
    down: (text: string) => `“${text}” down`,
    place: (text: string, place: number, count: number) => `“${text}”: place ${place} of ${count}`,
    ranking: 'Please bring the options into your order: place 1 is at the top.',
  },
});
