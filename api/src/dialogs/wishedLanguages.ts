import { LANGUAGE_PARAMETER } from '@dialogwerk/shared/contract';
import type { Language } from '@dialogwerk/shared/contract';
import { wordingLanguages } from '@dialogwerk/shared/dialog/messenger';

/** More than a browser is set to; the rest of a header is nobody's wish. */
const MOST = 20;

/**
 * The languages that somebody wants, the most wanted first: what their link names (`?lang=`), then what their browser is set to
 * (`Accept-Language`). As they are written there: they may be no tags at all.
 */
export function wishedLanguages(query: string, accepts: string | undefined): readonly Language[] {
  const named = new URLSearchParams(query).get(LANGUAGE_PARAMETER);
  const ranked = (accepts ?? '')
    .split(',', MOST)
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((one) => one.trim());
      const weight = parameters.find((one) => one.startsWith('q='))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
  return named === null ? ranked : [named, ...ranked];
}

/** What a dialog speaks. */
export interface Speaks {
  /** The main one. */
  readonly language: Language;
  readonly languages: readonly Language[];
}

/**
 * The language that a dialog speaks to somebody: the first that they want and it has, be it that of another country; else its main
 * one.
 */
export function chosenLanguage({ language, languages }: Speaks, wished: readonly Language[]): Language {
  const has = [language, ...languages];
  for (const wanted of wished) {
    const same = has.find((one) => one.toLowerCase() === wanted.toLowerCase());
    const found = same ?? has.find((one) => baseOf(one) === baseOf(wanted));
    if (found !== undefined) return found;
  }
  return language;
}

/** The language of the product's own sentences to somebody who wants these, where no dialog is known; German where none of them is one. */
export const productLanguage = (wished: readonly Language[]): Language =>
  chosenLanguage({ language: 'de', languages: wordingLanguages }, wished);

const baseOf = (tag: string): string => (tag.split('-', 1)[0] ?? '').toLowerCase();
