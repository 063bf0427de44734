/** Up to two initials of a name; '' for none. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => /^./u.exec(word ?? '')?.[0].toUpperCase() ?? '').join('');
}
