import { functionWords } from './functionWords.data.ts';

/** How many words of another language make a text one of it, where the wanted one has less than half as many: a title or a quotation has fewer. */
const LEAST = 4;
/** The share of letters of another script that no name explains. */
const FOREIGN_SHARE = 0.2;

/**
 * Whether a text is in another language than it should be, as far as its smallest words and its script tell; of languages that are not
 * known here nothing is told. In a time that grows with the text.
 */
export function isOtherLanguage(text: string, language: string): boolean {
  const wanted = functionWords.get(language.slice(0, 2));
  if (!wanted) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters - latin > letters * FOREIGN_SHARE) return true;
  const said = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const own = said.filter((word) => wanted.has(word)).length;
  return [...functionWords.values()].some((other) => {
    if (other === wanted) return false;
    const strange = said.filter((word) => other.has(word) && !wanted.has(word)).length;
    return strange >= LEAST && strange > 2 * own;
  });
}
