import type { FurtherLanguage } from '../../contract/wordingLanguage.ts';
import type { Wording } from '../texts.ts';

/** Picks what is said formally or informally. */
export type Address = <Said>(formal: Said, informal: Said) => Said;

/** All sentences of one area in one language, for either form of address. */
export type InLanguage<Texts> = (say: Address) => Texts;

/** The sentences that are there from the beginning; English ones that come with a file as well are not. */
export interface FromBeginning<Said> {
  readonly sie: Said;
  /** As `sie` when absent. */
  readonly du?: Said;
  readonly en?: Said;
}

/** The sentences of an area in the languages that come to who needs them. */
export interface Further<Texts> {
  /** Takes the sentences of a language that has come. */
  readonly know: (language: FurtherLanguage, texts: InLanguage<Texts>) => void;
  /** Takes the English sentences that were not there from the beginning. */
  readonly knowEnglish: (texts: Partial<Texts>) => void;
  /** A part of the area in each wording; English for a language that has not come, German where that has not come either. */
  readonly inEach: <Part extends keyof Texts>(
    part: Part,
    own: FromBeginning<Texts[Part]>,
  ) => (wording: Wording) => Texts[Part];
}

/** A place for such sentences, with none in it. */
export function createFurther<Texts>(): Further<Texts> {
  const known = new Map<Wording, Partial<Texts>>();
  return {
    know(language, texts) {
      known.set(
        `${language}-sie`,
        texts((formal) => formal),
      );
      known.set(
        `${language}-du`,
        texts((_, informal) => informal),
      );
    },
    knowEnglish: (texts) => void known.set('en', texts),
    inEach: (part, own) => (wording) => {
      if (wording === 'sie' || wording === 'du') return own[wording] ?? own.sie;
      return known.get(wording)?.[part] ?? own.en ?? known.get('en')?.[part] ?? own.sie;
    },
  };
}
