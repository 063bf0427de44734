import { messengerWording } from '../../../../wording/messengerWording.ts';

const german = {
  says: (label: string) => `„${label}“: Hier ist Platz dafür, was gemeint ist.`,
  joined: 'Der Eintrag steht jetzt in der Liste.',
};

/** What a ranking says of 'Sonstiges'. */
export const otherRankingTexts = messengerWording.inEach('otherRanking', {
  sie: {
    ...german,
    joins: (label) => `„${label}“: Was Sie hier eintragen, kommt in die Liste, und Sie ordnen es dort ein.`,
  },
  du: {
    ...german,
    joins: (label) => `„${label}“: Was du hier einträgst, kommt in die Liste, und du ordnest es dort ein.`,
  },
  en: {
    joins: (label) => `“${label}”: what you enter here joins the list, and you put it into its place there.`,
    says: (label) => `“${label}”: here is room for what you mean.`,
    joined: 'The entry is in the list now.',
  },
});
