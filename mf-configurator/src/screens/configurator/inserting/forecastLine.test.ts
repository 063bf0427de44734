import { END } from '@dialogwerk/shared/dialog/graph';
import { expect, test } from 'vitest';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { forecastLine } from './forecastLine.ts';

const options = ['Ja', 'Nein'].map((text) => ({ id: text, text, score: null }));
const led = { kind: 'option', option_id: 'Ja', target: 'c' } as const;
const choice = aBlock('single', 'a', { options, short_name: 'Frage' });
const [second, third] = [aBlock('open', 'b'), aBlock('open', 'c')];
const ways = (edges: readonly { source: string; target: string }[]) =>
  edges.map(({ source, target }) => `${source} → ${target}`);

test('the edge that a line takes the place of would go', () => {
  const { comes, goes } = forecastLine(aDialog(choice, second, third), { source: 'a', outcome: null }, 'c');
  expect([ways(comes), ways(goes)]).toEqual([[], ['a → b']]);
  const leading = Object.assign({}, choice, { jump_to_ids: [led] });
  const moved = forecastLine(aDialog(leading, second, third), { source: 'a', outcome: 'Ja' }, END);
  expect([ways(moved.comes), ways(moved.goes)]).toEqual([[], ['a → c']]);
  expect(moved.said).toBe('Nur bei „Ja“ endet der Dialog.');
});

test('an edge beside which the line would stand stays, and one that stays is no ghost', () => {
  const { comes, goes } = forecastLine(aDialog(choice, second, third), { source: 'a', outcome: 'Ja' }, 'c');
  expect([ways(comes), ways(goes)]).toEqual([[], []]);
});

test('an ending whose last other answer is led away says what is left of it', () => {
  const ending = Object.assign({}, choice, { is_end: true });
  const { said, goes } = forecastLine(aDialog(ending, second, third), { source: 'a', outcome: null }, 'c');
  expect(said).toContain('beendet den Dialog nicht mehr');
  expect(ways(goes)).toEqual([`a → ${END}`]);
});
