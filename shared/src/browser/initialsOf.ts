/** The first letters of words as capitals, whatever script they are in. */
export function capitalsOf(words: readonly string[]): string {
  return words
    .map((word) => /^./u.exec(word.trim())?.[0] ?? '')
    .join('')
    .toLocaleUpperCase('de');
}

/** The capitals of the first and last word of a name, or of the address that stands for one; '' for none. */
export function initialsOf(name: string): string {
  const [ahead = ''] = name.split('@', 1);
  const words = ahead.split(/[\s._-]+/).filter((word) => word !== '');
  return capitalsOf(words.length > 1 ? [words[0] ?? '', words.at(-1) ?? ''] : words);
}
