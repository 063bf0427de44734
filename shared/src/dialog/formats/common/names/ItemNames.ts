import { trimSigns } from '../../../text/trimSigns.ts';
import { UniqueNames } from './UniqueNames.ts';

/** Leaves room for a probe's `#1` within the 64 characters of an id. */
const LONGEST_ID = 60;
/** SPSS's limit. */
const LONGEST_VARIABLE = 64;

/** Not variable names in SPSS, or words of our expressions. */
const reservedVariables = 'all and by eq ge gt le lt ne not or to with und oder nicht true false wahr falsch'.split(
  ' ',
);

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A linkId as a block's id: letters, digits and . _ - only, such as `PHQ-9.1`. */
export function idFor(linkId: string): string {
  return trimSigns(linkId.replaceAll(/[^A-Za-z0-9._-]+/g, '-'), '-') || 'item';
}

/**
 * A linkId as a valid SPSS variable name: `PHQ-9.1` gives `phq9_1`. A hyphen between letter and digit goes, whatever
 * else is no letter or digit becomes `_`, and a name that would not begin with a letter gets a `v`.
 */
function variableFor(linkId: string): string {
  const joined = linkId
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(?<=[a-z])-(?=\d)/g, '')
    .replaceAll(/[^a-z0-9]+/g, '_');
  const name = trimSigns(joined, '_');
  const begun = /^[a-z]/.test(name) ? name : `v${name}`;
  return trimSigns(begun.slice(0, LONGEST_VARIABLE), '_', 'end');
}

/** Gives the items of a file their ids and variables, which are all different. */
export class ItemNames {
  readonly #ids = new UniqueNames(LONGEST_ID);
  readonly #variables = new UniqueNames(LONGEST_VARIABLE, reservedVariables);

  /** Those of the item that its file calls `linkId`. */
  take(linkId: string): { readonly id: string; readonly variable: string } {
    return { id: this.#ids.take(idFor(linkId), '-'), variable: this.#variables.take(variableFor(linkId), '_') };
  }
}
