import type { HelpPage, HelpPassage } from '@dialogwerk/shared/contract';

export interface HelpHit {
  readonly page: HelpPage;
  /** Where the words are said; null: of the whole page. */
  readonly passage: HelpPassage | null;
}

/** Max hits that are gone through with pleasure. */
const MOST = 20;

/** What has each word of the query, best first: in a title, in what people call it, in the text. '' finds nothing. */
export function searchHelp(pages: readonly HelpPage[], query: string): readonly HelpHit[] {
  const words = folded(query)
    .split(/[^\p{L}\p{N}{]+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const found = pages.flatMap((page) => hitsIn(page, words));
  return found
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map(({ page, passage }) => ({ page, passage }));
}

type Weighed = HelpHit & { readonly weight: number };

function hitsIn(page: HelpPage, words: readonly string[]): readonly Weighed[] {
  const title = folded(page.title);
  const about = folded(`${page.title} ${page.summary} ${(page.words ?? []).join(' ')}`);
  const weighOf = (text: string): number | null => (words.every((word) => text.includes(word)) ? 1 : null);
  if (weighOf(title)) return [{ page, passage: null, weight: title.startsWith(words[0] ?? '') ? 5 : 4 }];
  if (weighOf(about)) return [{ page, passage: null, weight: 3 }];
  return page.passages.flatMap((passage): Weighed[] => {
    const weight = weighOf(folded(passage.title)) ? 2 : weighOf(`${about} ${folded(saidIn(passage))}`);
    return weight === null ? [] : [{ page, passage, weight }];
  });
}

function saidIn({ title, text, steps = [], example = '', table = [] }: HelpPassage): string {
  return [title, ...text, ...steps, example, ...table.flatMap(({ term, meaning }) => [term, meaning])].join(' ');
}

/** Lower case and without marks, so that 'Prüfung', 'pruefung' and 'PRUFUNG' are one. */
export function folded(text: string): string {
  return text
    .toLocaleLowerCase('de')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/([aou])e/g, '$1');
}
