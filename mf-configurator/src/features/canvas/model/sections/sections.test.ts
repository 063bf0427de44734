import { connectionsOf, drawnByOption, END, START } from '@dialogwerk/shared/dialog/graph';
import { expect, test } from 'vitest';
import { aBlock, aDialog } from '../../../../testing/aDialog.ts';
import { foldCards } from './foldCards.ts';
import { foldConnections } from './foldConnections.ts';
import { frameOf } from './frameOf.ts';
import { liveSections } from './liveSections.ts';
import { sectionCard, sectionOf } from '../../../../model/sectionCard.ts';
import { sectionMoves } from './sectionMoves.ts';

const options = ['x', 'y'].map((id) => ({ id, text: id.toUpperCase(), score: null }));
const dialog = aDialog(
  aBlock('single', 'a', {
    options,
    jump_to_ids: [
      { kind: 'option', option_id: 'x', target: 'b' },
      { kind: 'option', option_id: 'y', target: 'c' },
    ],
  }),
  aBlock('single', 'b', { options, jump_to_ids: [{ kind: 'option', option_id: 'x', target: 'd' }] }),
  aBlock('open', 'c', { jump_to_question: 'd' }),
  aBlock('open', 'd'),
);
const section = (id: string, ...blocks: string[]) => ({ id, name: `Abschnitt ${id}`, blocks });
const folded = (...blocks: string[]) =>
  foldConnections(drawnByOption(connectionsOf(dialog)), new Map(blocks.map((block) => [block, sectionCard('s')]))).map(
    ({ kind, source, target, labels, handle }) =>
      [kind, `${source}>${target}`, ...labels, ...(handle ? [`from ${handle.outcome}`] : [])].join(' '),
  );

test('edges from and to a folded section end at its card, parallel ones are one, inner ones are gone', () => {
  expect(folded('b', 'c')).toEqual([
    `order ${START}>a`,
    `order d>${END}`,
    'condition a>section:s X from x',
    'condition a>section:s Y from y',
    'order a>section:s',
    'jump section:s>d X',
  ]);
});

test('without anything folded the edges are the very same list', () => {
  const all = connectionsOf(dialog);
  expect(foldConnections(all, new Map())).toBe(all);
  expect(foldCards(dialog.all_questions, [])).toBe(dialog.all_questions);
});

test('blocks that are gone are not in a section, nor one that another section names before; empty sections are gone', () => {
  const sections = [section('s', 'c', 'gone', 'b'), section('t', 'c', 'a'), section('u', 'gone'), section('v', 'b')];
  expect(liveSections(sections, dialog.all_questions)).toEqual([section('s', 'b', 'c'), section('t', 'a')]);
});

test('a folded card stands at the first of its blocks, in the corner of those with a place of their own', () => {
  const at = (id: string, x: number | null, y = 0) =>
    aBlock('open', id, { position: x === null ? null : { x, y }, start_page: id === 'c' });
  const blocks = [at('a', 0), at('b', 80, 400), at('c', 400, 96), at('d', null)];
  const cards = foldCards(blocks, [section('s', 'b', 'c', 'd')]);
  expect(cards).toMatchObject([
    { unique_question_id: 'a' },
    { unique_question_id: 'section:s', short_name: 'Abschnitt s', position: { x: 80, y: 96 }, start_page: true },
  ]);
  expect(foldCards(blocks, [section('s', 'd')])[3]).toMatchObject({ position: null });
});

test('a card on the canvas is known as a section’s', () => {
  expect(sectionOf(sectionCard('s1'))).toBe('s1');
  expect(sectionOf('q1')).toBeNull();
});

test('a frame lies around its cards', () => {
  expect(
    frameOf([
      { x: 0, y: 0 },
      { x: 344, y: 184 },
    ]),
  ).toEqual({ x: -20, y: -46, width: 648, height: 366 });
});

test('with its frame or its card all blocks of a section move', () => {
  const places = new Map(['a', 'b'].map((id, at) => [id, { x: 100 * at, y: 50 }]));
  const moved = { from: { x: -20, y: 10 }, to: { x: 0, y: 0 } };
  expect(sectionMoves(section('s', 'a', 'b'), false, moved, places)).toEqual([
    { id: 'a', position: { x: 20, y: 40 } },
    { id: 'b', position: { x: 120, y: 40 } },
  ]);
  // Folded, it lay elsewhere than its blocks will.
  expect(
    sectionMoves(section('s', 'a', 'b'), true, { from: { x: 900, y: 900 }, to: { x: 800, y: 8 } }, places),
  ).toEqual([
    { id: 'a', position: { x: 800, y: 8 } },
    { id: 'b', position: { x: 900, y: 8 } },
  ]);
});
