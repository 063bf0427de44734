import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BlockOf } from '../../../contract/index.ts';
import { namedItems, withItemNumbers } from '../../blocks/common/itemNumbers.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { matrix } from '../../testing/blocks.ts';
import { rounds } from '../../../testing/rounds.ts';
import { resultVariables } from '../resultVariables.ts';
import { emptyContract } from './DataContract.ts';
import { extendContract } from './extendContract.ts';
import type { KeptRevision } from './questionRuns.ts';

const points = (most: number) => [1, 2, most].map((value) => ({ value, label: `Punkt ${value}` }));
const item = (id: string) => ({ id, text: id, inverse: false });
type Items = BlockOf<'matrix'>['items'];

/** What an author does to the items of a battery, or to the dialog: 'undo' brings back what was there before the last step. */
const step = fc.oneof(
  fc.record({ does: fc.constant('insert' as const), at: fc.nat(5) }),
  fc.record({ does: fc.constant('remove' as const), at: fc.nat(5) }),
  fc.record({ does: fc.constant('move' as const), at: fc.nat(5), to: fc.nat(5) }),
  fc.record({ does: fc.constant('undo' as const) }),
  fc.record({ does: fc.constant('scale' as const), most: fc.integer({ min: 3, max: 5 }) }),
  fc.record({ does: fc.constant('publish' as const) }),
);

it('an item means the same in expressions and in data, whatever is done to a battery and whenever it is published', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 3, maxLength: 25 }), (steps) => {
      let block = withItemNumbers(matrix('m', { variable: 'mat', items: ['a', 'b'].map(item) }));
      const seen: Items[] = [];
      const known = new Map<string, string | null>();
      const published: KeptRevision[] = [];
      let contract = emptyContract;
      let made = 0;
      const change = (next: Partial<BlockOf<'matrix'>>): void => {
        if (block.type !== 'matrix') return;
        seen.push(block.items);
        block = withItemNumbers({ ...block, ...next }, block);
      };
      for (const one of [...steps, { does: 'publish' } as const]) {
        if (block.type !== 'matrix') return;
        const { items } = block;
        if (one.does === 'insert') change({ items: items.toSpliced(one.at, 0, item(`new${(made += 1)}`)) });
        if (one.does === 'remove') change({ items: items.toSpliced(one.at, 1) });
        if (one.does === 'move')
          change({ items: items.toSpliced(one.at, 1).toSpliced(one.to, 0, ...items.slice(one.at, one.at + 1)) });
        if (one.does === 'undo') change({ items: seen.pop() ?? items });
        if (one.does === 'scale') change({ scale: { from: 'block', points: points(one.most) } });
        for (const { id, variable } of namedItems(block)) {
          // An item never gets another name, and none gets that of another one.
          expect([id, known.get(id) ?? variable]).toEqual([id, variable]);
          known.set(id, variable);
        }
        expect(new Set(known.values()).size).toBe(known.size);
        if (one.does !== 'publish') continue;
        published.push({ revision: published.length + 1, snapshot: aSnapshot([block]) });
        contract = extendContract(contract, published, []);
        const columns = new Map(
          resultVariables(published, { contract }).flatMap(({ name, source }) =>
            source.from === 'answer' && !source.isFormer ? [[source.column.of?.id, name]] : [],
          ),
        );
        for (const { id, variable } of namedItems(block)) {
          // Once the scale has changed, names say so: `mat_v3_1`.
          expect([id, columns.get(id)?.replace(/_v\d+_/, '_')]).toEqual([id, variable]);
        }
      }
    }),
    { numRuns: rounds(300, 3_000) },
  );
});
