import { expect, test } from 'vitest';
import type { Block, Reply } from '../../contract/index.ts';
import { newBlock } from '../blocks/blockRules.ts';
import { aSnapshot } from '../testing/aSnapshot.ts';
import { matrix, multiple, open, ranking, single } from '../testing/blocks.ts';
import { storedOf } from '../testing/storedOf.ts';
import { TestConversation } from '../testing/TestConversation.ts';
import { resultVariables } from './resultVariables.ts';
import { rowOf } from './rowOf.ts';
import type { Cell } from './rowOf.ts';

const option = (id: string, text: string) => ({ id, text, score: null });
const obst = multiple('obst', {
  variable: 'obst',
  options: [option('apple', 'Apfel'), option('pear', 'Birne'), option('plum', 'Pflaume')],
});
const carry = { from: 'obst', which: 'chosen' } as const;
const chosen = (...option_ids: string[]): Reply => ({ type: 'multiple', option_ids });

/** The cells of a block's columns after these replies, by name. */
function cells(blocks: readonly Block[], replies: readonly Reply[]): Record<string, Cell> {
  const snapshot = aSnapshot([...blocks, open('end')]);
  const conversation = new TestConversation(snapshot);
  for (const reply of replies) expect(conversation.reply(reply).outcome).toBe('accepted');
  const variables = resultVariables([{ revision: 1, snapshot }]);
  const row = rowOf(variables, storedOf(conversation.effects, conversation.state));
  return Object.fromEntries(variables.map(({ name }, index) => [name, row[index] ?? 'no cell']));
}

const notOffered = { missing: 'not-offered' };

test('an option that a conversation was not offered is no option that it did not choose', () => {
  const blocks = [obst, multiple('noch', { variable: 'noch', options: [], carry })];
  expect(cells(blocks, [chosen('apple', 'plum'), chosen('plum')])).toMatchObject({
    obst_1: 1,
    obst_2: 0,
    obst_3: 1,
    noch_1: 0,
    noch_2: notOffered,
    noch_3: 1,
    noch_text: 'Pflaume',
  });
});

test('items, places and points of what was not offered are not there, and those of the others keep their columns', () => {
  const points = { ...newBlock('constant_sum', 'p', 0), variable: 'p', items: [], total: 10, carry };
  const blocks = [
    obst,
    matrix('m', { variable: 'm', items: [], carry }),
    ranking('r', { variable: 'r', options: [], carry }),
    Object.assign({}, points, { context: 'p?' }),
  ];
  const replies: Reply[] = [
    chosen('pear', 'plum'),
    { type: 'matrix', item_id: 'pear', value: 2 },
    { type: 'matrix', item_id: 'plum', value: 3 },
    { type: 'ranking', option_ids: ['plum', 'pear'] },
    {
      type: 'constant_sum',
      shares: [
        { item_id: 'pear', points: 4 },
        { item_id: 'plum', points: 6 },
      ],
    },
  ];
  expect(cells(blocks, replies)).toMatchObject({
    m_1: notOffered,
    m_2: 2,
    m_3: 3,
    r_1: notOffered,
    r_2: 2,
    r_3: 1,
    p_1: notOffered,
    p_2: 4,
    p_3: 6,
  });
});

test('a question with nothing left says so, and one behind a question that was not answered was not asked', () => {
  const blocks = [obst, single('s', { variable: 's', options: [], carry })];
  expect(cells(blocks, [chosen()])).toMatchObject({ s: { missing: 'nothing-left' } });
  expect(cells(blocks, [])).toMatchObject({ s: { missing: 'not-asked' } });
});

test('a code is that of the entry, whichever were offered', () => {
  const blocks = [obst, single('s', { variable: 's', options: [option('none', 'Keins')], carry })];
  const codeOf = (source: Reply, option_id: string): Cell | undefined =>
    cells(blocks, [source, { type: 'single', option_id }])['s'];
  expect(codeOf(chosen('plum'), 'plum')).toBe(3);
  expect(codeOf(chosen('apple', 'plum'), 'plum')).toBe(3);
  expect(codeOf(chosen('apple'), 'none')).toBe(4);
});
