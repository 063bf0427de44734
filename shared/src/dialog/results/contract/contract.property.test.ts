import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Block } from '../../../contract/index.ts';
import type { SurveySnapshot } from '../../engine/survey/SurveySnapshot.ts';
import { arbitrarySurvey } from '../../testing/arbitrarySurvey.ts';
import { rounds } from '../../../testing/rounds.ts';
import { resultVariables } from '../resultVariables.ts';
import type { Variable } from '../Variable.ts';
import { emptyContract } from './DataContract.ts';
import type { DataContract } from './DataContract.ts';
import { contractOfBefore, extendContract } from './extendContract.ts';
import type { KeptRevision } from './questionRuns.ts';

/** What an author does to a block: `at` draws which part, `text` is new. */
type Edit = (block: Block, at: number, text: string, other: Block) => Block;

/** Moves the last part to the front, so that every place is another one's. */
const turned = <T>(list: readonly T[]): T[] => [...list.slice(-1), ...list.slice(0, -1)];
const without = <T>(list: readonly T[], at: number): T[] =>
  list.filter((_, index) => index !== at % Math.max(1, list.length));

const edits: readonly Edit[] = [
  (block, _, text) => ({ ...block, variable: `v${text}` }),
  (block, _, text) => ({ ...block, short_name: text }),
  (block, _, text) => ({ ...block, context: text }),
  (block) => ({ ...block, order: -block.order }),
  (block) => ('items' in block && block.type === 'matrix' ? { ...block, items: turned(block.items) } : block),
  (block, at) => ('items' in block && block.type === 'matrix' ? { ...block, items: without(block.items, at) } : block),
  (block, at, text) =>
    block.type === 'matrix'
      ? { ...block, items: block.items.toSpliced(at, 0, { id: `new${text}`, text, inverse: false }) }
      : block,
  (block) =>
    block.type === 'matrix'
      ? { ...block, items: block.items.map(({ inverse, ...item }) => ({ ...item, inverse: !inverse })) }
      : block,
  (block) => (block.type === 'likert' ? { ...block, inverse: !block.inverse } : block),
  (block) => (block.type === 'multiple' ? { ...block, options: turned(block.options) } : block),
  (block, at) => (block.type === 'single' ? { ...block, options: without(block.options, at) } : block),
  (block, at, text) =>
    block.type === 'ranking'
      ? { ...block, options: block.options.toSpliced(at, 0, { id: `new${text}`, text, score: null }) }
      : block,
  // Another type below the same id, as a call can have it.
  (block, _, __, other) => ({ ...other, unique_question_id: block.unique_question_id, order: block.order }),
];

const step = fc.record({
  block: fc.nat(20),
  edit: fc.constantFrom(...edits),
  at: fc.nat(5),
  text: fc.stringMatching(/^[a-z]{1,6}$/),
  other: fc.nat(20),
});

/** A dialog and what its author made of it, with blocks of another one in front. */
const pair = fc
  .tuple(arbitrarySurvey, arbitrarySurvey, fc.array(step, { minLength: 1, maxLength: 8 }), fc.boolean())
  .map(([before, another, steps, isGrown]): [SurveySnapshot, SurveySnapshot] => {
    const blocks = [...before.blocks];
    for (const { block, edit, at, text, other } of steps) {
      const place = block % Math.max(1, blocks.length);
      const [old, donor] = [blocks[place], another.blocks[other % Math.max(1, another.blocks.length)]];
      if (old && donor) blocks[place] = edit(old, at, text, donor);
    }
    const ids = new Set(blocks.map(({ unique_question_id: id }) => id));
    const grown = another.blocks.filter(({ unique_question_id: id }) => !ids.has(id));
    return [before, { ...before, blocks: isGrown ? [...grown, ...blocks] : blocks }];
  });

/** What a column is about, without any word. */
function meaningOf({ type, source }: Variable): unknown {
  if (source.from !== 'answer') return { type, source };
  const { unique_question_id, column } = source;
  const { of, aspect, part } = column;
  return { type, unique_question_id, of, aspect, part };
}

const offeredOf = (variable: Variable | undefined): number[] =>
  variable?.source.from === 'answer' ? [...variable.source.offered] : [];

const parameters = ['quelle'];
const variablesOf = (revisions: readonly KeptRevision[], contract: DataContract) =>
  resultVariables(revisions, { contract, parameters });

it.each([
  [
    'of a dialog that is new',
    (revisions: readonly KeptRevision[]) => extendContract(emptyContract, revisions, parameters),
  ],
  [
    'of one that was published before there were contracts',
    (revisions: readonly KeptRevision[]) => contractOfBefore(revisions, parameters),
  ],
])('every column %s means the same after whatever is published next', (_, contractOf) => {
  fc.assert(
    fc.property(pair, ([first, second]) => {
      const before = [{ revision: 3, snapshot: first }];
      const after = [...before, { revision: 8, snapshot: second }];
      const contract = contractOf(before);
      const later = new Map(
        variablesOf(after, extendContract(contract, after, parameters)).map((variable) => [variable.name, variable]),
      );
      for (const variable of variablesOf(before, contract)) {
        const same = later.get(variable.name);
        expect([variable.name, same && meaningOf(same)]).toEqual([variable.name, meaningOf(variable)]);
        // Codes may become more, and none means another thing.
        const codes = same?.values.map(({ value }) => value);
        expect(codes).toEqual(expect.arrayContaining(variable.values.map(({ value }) => value)));
        expect(offeredOf(same)).toEqual(expect.arrayContaining(offeredOf(variable)));
      }
    }),
    { numRuns: rounds(200, 1_000) },
  );
});

it('a draft that is not published changes no name: the columns are those of what was published', () => {
  fc.assert(
    fc.property(pair, ([first, second]) => {
      const published = [{ revision: 3, snapshot: first }];
      const contract = extendContract(emptyContract, published, parameters);
      const again = extendContract(contract, published, parameters);
      expect(again).toEqual(contract);
      const both = extendContract(contract, [...published, { revision: 8, snapshot: second }], parameters);
      for (const [key, name] of contract.names) expect([key, both.names.get(key)]).toEqual([key, name]);
      expect(new Set([...both.names.values()].map((name) => name.toLowerCase())).size).toBe(both.names.size);
    }),
    { numRuns: rounds(200, 1_000) },
  );
});
