import type { Block, OpenQuestion, Reply } from '@dialogwerk/shared/contract';
import * as fc from 'fast-check';
import { aBlock, inOrder } from '../blocks.ts';

const points = [1, 2, 3, 4, 5].map((value) => ({ value, label: `Punkt ${value}` }));
const schools = [
  { id: 'primary', text: 'Grundschule', score: null },
  { id: 'none', text: 'Keine', score: null },
  { id: 'other', text: 'Eine andere, und zwar …', score: null },
];

/** A study of households: two arms, for each child a name, a birthday, an age that is worked out and a school, and a battery over the children. */
export const householdBlocks: Block[] = inOrder(
  aBlock('experiment', 'arm', {
    variable: 'gruppe',
    arms: [
      { id: 'short', text: 'Kurz' },
      { id: 'long', text: 'Lang' },
    ],
    jump_to_ids: [{ kind: 'option', option_id: 'long', target: 'more' }],
    jump_to_question: 'count',
  }),
  aBlock('message', 'more', { context: 'Lang: Wir fragen nach Ihren Kindern.' }),
  aBlock('number', 'count', { variable: 'kinder', min: 0, max: 3, integer: true }),
  aBlock('loop', 'child', {
    variable: 'kind',
    context: '',
    rounds: { kind: 'number', count: 'kinder', most: 3 },
    named_by: 'name',
    members: ['name', 'born', 'aged', 'school'],
  }),
  aBlock('open', 'name', { variable: 'name', context: 'Wie heißt Kind {{kind.nr}}?' }),
  aBlock('date', 'born', { variable: 'geboren', context: 'Wann wurde {{kind.name}} geboren?', latest: 'heute()' }),
  aBlock('assign', 'aged', { assignments: [{ variable: 'alter', expression: 'jahre(geboren; heute())' }] }),
  aBlock('single', 'school', { variable: 'schule', options: schools, other: 'text' }),
  aBlock('matrix', 'mood', {
    variable: 'stimmung',
    items: [],
    scale: { from: 'block', points },
    carry: { from: 'child', which: 'chosen' },
  }),
  aBlock('assign', 'sums', { assignments: [{ variable: 'jahre_alle', expression: 'summe(alter)' }] }),
  aBlock('open', 'end', { variable: 'ende', context: 'Noch etwas?', optional: true }),
);

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
    end: fc.option(aName),
  })
  .map(({ children, fewer, end }) => ({ children, end, after: Math.max(children.length - fewer, 0) }));

/** So many of them, the same each time. */
export const households = (count: number): Household[] => fc.sample(aHousehold, { seed: 37, numRuns: count });

/** What a household replies to a question. */
export function replyOf({ children, end }: Household, { unique_question_id, item_id }: OpenQuestion): Reply {
  const [id = '', round = ''] = unique_question_id.split('@');
  const child = children[Number(item_id ?? round) - 1];
  if (id === 'count') return { type: 'number', value: children.length };
  if (id === 'end') return end === null ? { type: 'skip' } : { type: 'open', text: end };
  if (!child) throw new Error(`nobody asks ${unique_question_id} of a child that there is not`);
  if (id === 'name') return { type: 'open', text: child.name };
  if (id === 'born') return { type: 'date', value: child.born };
  if (id === 'mood') return { type: 'matrix', item_id: item_id ?? '', value: child.mood };
  const { id: option_id, other } = child.school;
  return { type: 'single', option_id, ...(other === undefined ? {} : { other }) };
}
