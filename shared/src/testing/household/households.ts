import type { OpenQuestion, Reply } from '../../contract/index.ts';
import * as fc from 'fast-check';

/** What was said of a child. */
export interface Child {
  readonly name: string;
  readonly born: string;
  readonly school: { readonly id: string; readonly other?: string };
  readonly mood: number;
}

/** What a household says. */
export interface Household {
  readonly children: readonly Child[];
  /** How many there are after all; as many as before where nothing is changed. */
  readonly after: number;
  /** The nine answers of the part, from 0 to 3. */
  readonly moods: readonly number[];
  readonly end: string | null;
}

/** Names that files and texts could stumble over. */
const names = ['Anna', 'Ben; jr.', '"Cem"', '{{kind.nr}}', '*Dana*', '=1+1', 'Ünal', 'Zoë\u0301', '-', '#500#'];

const aName = fc.constantFrom(...names);
const day = (most: number) => fc.integer({ min: 1, max: most }).map((number) => String(number).padStart(2, '0'));

const aChild: fc.Arbitrary<Child> = fc.record({
  name: aName,
  born: fc.tuple(fc.integer({ min: 2008, max: 2025 }), day(10), day(28)).map((parts) => parts.join('-')),
  school: fc.oneof(
    fc.record({ id: fc.constantFrom('primary', 'none') }),
    fc.record({ id: fc.constant('other'), other: aName }),
  ),
  mood: fc.integer({ min: 1, max: 5 }),
});

/** Households that are made up: most say what is so at once, some correct how many children there are. */
const aHousehold: fc.Arbitrary<Household> = fc
  .record({
    children: fc.array(aChild, { maxLength: 3 }),
    fewer: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 3 })),
    moods: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 9, maxLength: 9 }),
    end: fc.option(aName),
  })
  .map(({ children, fewer, moods, end }) => ({ children, moods, end, after: Math.max(children.length - fewer, 0) }));

/** So many of them, the same each time. */
export const households = (count: number): Household[] => fc.sample(aHousehold, { seed: 37, numRuns: count });

/** What a household replies to a question; `battery`: the items of the part that the study has, by their ids. */
export function replyOf(
  { children, moods, end }: Household,
  battery: readonly string[],
  { unique_question_id, item_id }: OpenQuestion,
): Reply {
  const [id = '', round = ''] = unique_question_id.split('@');
  const child = children[Number(item_id ?? round) - 1];
  if (id === 'count') return { type: 'number', value: children.length };
  if (item_id !== null && battery.includes(item_id))
    return { type: 'matrix', item_id, value: moods[battery.indexOf(item_id)] ?? 0 };
  if (id === 'end') return end === null ? { type: 'skip' } : { type: 'open', text: end };
  if (!child) throw new Error(`nobody asks ${unique_question_id} of a child that there is not`);
  if (id === 'name') return { type: 'open', text: child.name };
  if (id === 'born') return { type: 'date', value: child.born };
  if (id === 'mood') return { type: 'matrix', item_id: item_id ?? '', value: child.mood };
  const { id: option_id, other } = child.school;
  return { type: 'single', option_id, ...(other === undefined ? {} : { other }) };
}
