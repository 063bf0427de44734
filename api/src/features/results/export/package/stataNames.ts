/** Stata takes 32 signs: letters, digits and '_'. */
const LONGEST = 32;

/** What Stata reads as a word of its own (`help reserved`); `auswertung.do` has `dw__1` and so on for a while. */
const reserved = new Set('byte double float if in int long using with strl'.split(' '));

/** A name of at most 32 signs for each of the names, in their order; as it is where Stata takes it, and unique whatever the case. */
export function stataNames(names: readonly string[]): string[] {
  const plain = names.map((name) => name.replaceAll('.', '_'));
  const isGood = (name: string): boolean =>
    name.length <= LONGEST && !reserved.has(name.toLowerCase()) && !/^(?:str|dw__)\d+$/i.test(name);
  // Names that stay as they are come first, so that no shortened one takes theirs.
  const taken = new Set(names.filter((name) => isGood(name) && !name.includes('.')).map((name) => name.toLowerCase()));
  return names.map((name, index) => {
    const wish = plain[index] ?? name;
    if (wish === name && isGood(name)) return name;
    for (let count = 1; ; count += 1) {
      const end = count === 1 && isGood(wish) ? '' : `_${count}`;
      const given = wish.slice(0, LONGEST - end.length) + end;
      if (taken.has(given.toLowerCase())) continue;
      taken.add(given.toLowerCase());
      return given;
    }
  });
}
