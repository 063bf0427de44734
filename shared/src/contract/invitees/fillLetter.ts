/** What stands in a mail for the personal link. */
export const LETTER_LINK = '{{link}}';

const inserted = /\{\{\s*([\w.]+)\s*\}\}/g;

/** Whether a mail says where its link stands. */
export const hasLink = (letter: string): boolean => namesIn(letter).includes('link');

/** The names of what a mail inserts, each once; one of a link's parameters, as dialogs write it, without `link.`. */
export function namesIn(letter: string): string[] {
  return [...new Set([...letter.matchAll(inserted)].map(([, name = '']) => bare(name)))];
}

/** A mail's subject or text for one person: what is known of them, and `link`, in the place of `{{name}}`; an unknown name inserts nothing. */
export function fillLetter(letter: string, known: Readonly<Record<string, string>>, link: string): string {
  return letter.replace(inserted, (_, name: string) => {
    if (name === 'link') return link;
    const of = bare(name);
    return Object.hasOwn(known, of) ? (known[of] ?? '') : '';
  });
}

const bare = (name: string): string => name.replace(/^link\./, '');
