import { messengerWording } from '../../../../wording/messengerWording.ts';

const german = {
  /** A value of a range with what it means. */
  pole: (value: string, label: string) => `${value} = ${label}`,
  notSet: 'noch nicht gewählt',
  less: 'Einen Schritt weniger',
  more: 'Einen Schritt mehr',
};

/** What a slider says itself. */
export const sliderTexts = messengerWording.inEach('slider', {
  sie: { ...german, setValue: 'Bitte stellen Sie einen Wert ein: Regler schieben oder − und + tippen.' },
  du: { ...german, setValue: 'Bitte stell einen Wert ein: Regler schieben oder − und + tippen.' },
  en: {
    pole: german.pole,
    notSet: 'not chosen yet',
    less: 'One step less',
    more: 'One step more',
    setValue: 'Please set a value: move the slider or tap − and +.',
  },
});
