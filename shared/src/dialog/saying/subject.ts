/** What conditions say themselves: a name with such a word in it is set apart. */
const said =
  /(?:^|\s)(?:ist|nicht|und|oder|ab|bis|vor|nach|über|unter|mindestens|höchstens|enthält|beginnt|passt|beantwortet)(?:\s|$)/i;
const fewWords = /^[\p{L}\d_.@#$-]+(?: [\p{L}\d_.@#$-]+){0,2}(?: \([\p{L}\d_.@#$, -]+\))?$/u;

/** A text in German quotation marks; those within it become single ones. */
export function quotedText(text: string): string {
  return `„${text.replaceAll('„', '‚').replaceAll('“', '‘')}“`;
}

/** A question's name as a condition begins with it: a few words as they are, a whole sentence set apart. */
export function subject(name: string): { readonly text: string; readonly isLong: boolean } {
  const isPlain = fewWords.test(name) && !said.test(name);
  return { text: isPlain ? name : quotedText(name), isLong: !isPlain };
}
