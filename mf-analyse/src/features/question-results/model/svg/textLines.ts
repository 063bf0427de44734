/** How wide a sign of the usual size is, in pixels: a little more than most are. */
const SIGN_WIDTH = 7.2;

/** Pieces of so many signs. */
const cutInto = (signs: readonly string[], most: number): string[] =>
  Array.from({ length: Math.ceil(signs.length / most) }, (_, index) =>
    signs.slice(index * most, (index + 1) * most).join(''),
  );

/** A text in lines of at most so many pixels, broken between words, or within one that is longer. */
export function textLines(text: string, width: number): string[] {
  const most = Math.max(1, Math.floor(width / SIGN_WIDTH));
  const words = text.split(/\s+/).flatMap((long) => cutInto(Array.from(long), most));
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length <= most) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return line === '' ? lines : [...lines, line];
}
