import type { TableBlock, TableRow } from './TableRow.ts';

/** Rasa and LU allow no more than letters, digits and a few signs in names: 'Weg zu Fuß' is 'weg_zu_fuss'. */
const MOST_LETTERS = 48;
const written: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const wordOf = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => written[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_|_$/g, '');
const shortWordOf = (text: string): string => Array.from(wordOf(text)).slice(0, MOST_LETTERS).join('') || 'x';

/** The rows of each target with a name that no other one has: 'weg_zur_arbeit.mit_dem_rad'. */
export function byIntent(rows: readonly TableRow[]): ReadonlyMap<string, readonly [TableRow, ...TableRow[]]> {
  const names = new Map<string, string>();
  const taken = new Map<string, [TableRow, ...TableRow[]]>();
  for (const row of rows) {
    const place = JSON.stringify([row.unique_question_id, row.target]);
    const known = names.get(place);
    const name = known ?? freeName(`${shortWordOf(row.block)}.${shortWordOf(row.label)}`, taken);
    names.set(place, name);
    const others = taken.get(name);
    if (others) others.push(row);
    else taken.set(name, [row]);
  }
  return taken;
}

function freeName(name: string, taken: ReadonlyMap<string, unknown>): string {
  for (let at = 1; ; at += 1) {
    const tried = at === 1 ? name : `${name}_${at}`;
    if (!taken.has(tried)) return tried;
  }
}

/** Where an intent of another product belongs, as 'block.target', 'block/target' or the target's name alone; the names there are compared by their letters and digits. */
export function namesOf({ block, targets }: TableBlock): readonly {
  readonly target: string;
  readonly whole: readonly string[];
  readonly alone: readonly string[];
}[] {
  const ofBlock = [wordOf(block.unique_question_id), wordOf(block.name), shortWordOf(block.name)];
  return targets.map(({ target, label }) => {
    const alone = [wordOf(target), wordOf(label), shortWordOf(label)];
    return { target, alone, whole: ofBlock.flatMap((one) => alone.map((other) => `${one}_${other}`)) };
  });
}

/** An intent's name as `namesOf` has names. */
export const comparable = wordOf;
