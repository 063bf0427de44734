import { describe, expect, test } from 'vitest';
import { aBlock, aDialog } from '../../../testing/graph/aDialog.ts';
import { connectionsOf } from '../connectionsOf.ts';
import { placeBlocks } from '../layout/placeBlocks.ts';
import { END, START } from '../terminals.ts';
import { loopGroups } from './loopGroups.ts';
import { loopedVariables } from './loopedVariables.ts';
import { variablesAt } from './variablesAt.ts';

const counted = { kind: 'number', count: 'anzahl', most: 2 } as const;
const kind = aBlock('loop', 'kind', { variable: 'kind', rounds: counted, members: ['name', 'alter'] });
const family = [
  aBlock('number', 'anzahl', { variable: 'anzahl' }),
  kind,
  aBlock('open', 'name', { variable: 'name' }),
  aBlock('number', 'alter', { variable: 'alter' }),
  aBlock('message', 'ende'),
];

const edges = (...blocks: typeof family): string[] =>
  connectionsOf(aDialog(...blocks)).map(
    (edge) =>
      `${edge.kind} ${edge.source}>${edge.target}${edge.labels.length > 0 ? ` (${edge.labels.join('|')})` : ''}`,
  );
const withChange = (id: string, change: object): typeof family =>
  family.map((block) => (block.unique_question_id === id ? Object.assign({}, block, change) : block));

describe('edges', () => {
  test('a loop leads into each round and on behind all of them, its last block to the next round', () => {
    expect(edges(...family)).toEqual([
      `order ${START}>anzahl`,
      'order anzahl>kind',
      'round kind>name (je Runde)',
      'order kind>ende (danach)',
      'order name>alter',
      'round alter>kind (nächste Runde)',
      `order ende>${END}`,
    ]);
  });

  test('what is drawn from a block of the group leaves the loop, or begins the next round', () => {
    const jump = { kind: 'condition', condition: 'alter > 17', target: 'kind' } as const;
    const drawn = edges(...withChange('alter', { jump_to_question: 'ende', jump_to_ids: [jump] }));
    expect(drawn).toContain('jump alter>ende');
    expect(drawn).toContain('condition alter>kind (alter über 17)');
    expect(drawn).not.toContain('round alter>kind (nächste Runde)');
  });

  test('who comes from outside begins with the loop', () => {
    expect(edges(...withChange('anzahl', { jump_to_question: 'alter' }))).toContain('jump anzahl>kind');
    expect(edges(...withChange('alter', { start_page: true }))[0]).toBe(`order ${START}>kind`);
  });

  test('a loop that ends the dialog, or has no blocks, is drawn so', () => {
    expect(edges(...withChange('kind', { is_end: true }))).toContain(`jump kind>${END} (danach)`);
    expect(edges(...withChange('kind', { members: [] }))).toContain('order kind>name');
  });

  test('loops within each other have rounds of their own', () => {
    const rooms = aBlock('loop', 'raum', { variable: 'raum', members: ['groesse'] });
    const house = aBlock('loop', 'haus', { variable: 'haus', members: ['raum', 'farbe'] });
    const all = [house, rooms, aBlock('number', 'groesse'), aBlock('open', 'farbe'), aBlock('message', 'ende')];
    expect(edges(...all).slice(1)).toEqual([
      'round haus>raum (je Runde)',
      'order haus>ende (danach)',
      'round raum>groesse (je Runde)',
      'order raum>farbe (danach)',
      'round groesse>raum (nächste Runde)',
      'round farbe>haus (nächste Runde)',
      `order ende>${END}`,
    ]);
    const groups = loopGroups(all);
    expect(groups.around('groesse')).toEqual(['haus', 'raum']);
    expect(groups.behind('haus')).toBe('farbe');
    expect(groups.behind('raum')).toBe('groesse');
  });
});

test('what comes after a loop stands below its group', () => {
  const { all_questions } = aDialog(...family);
  const places = placeBlocks(all_questions, connectionsOf(aDialog(...family)));
  const tops = ['kind', 'name', 'alter', 'ende'].map((id) => places.get(id)?.y ?? 0);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(new Set(tops).size).toBe(4);
});

describe('variables', () => {
  test('each round has its own, by the names of the data', () => {
    expect(loopedVariables(family)).toMatchObject([
      { variable: 'name', block: 'name', rounds: [{ name: 'name_1', numbers: [1] }, { name: 'name_2' }] },
      { variable: 'alter', rounds: [{ name: 'alter_1' }, { name: 'alter_2' }] },
    ]);
    expect(loopedVariables(family.filter((block) => block !== kind))).toEqual([]);
  });

  test('texts name those of the round within the loop, those of each round outside', () => {
    const namesAt = (id: string): string[] => [...variablesAt(family, id).keys()].toSorted();
    expect(namesAt('alter')).toEqual(['alter', 'anzahl', 'kind.name', 'kind.nr', 'name']);
    expect(namesAt('ende')).toEqual(['alter_1', 'alter_2', 'anzahl', 'kind.nr', 'name_1', 'name_2']);
    expect(namesAt('kind')).toEqual(namesAt('ende'));
    expect(namesAt('')).toEqual(namesAt('ende'));
  });
});
