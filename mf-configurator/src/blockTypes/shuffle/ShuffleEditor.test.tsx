import type { BlockOf } from '@dialogwerk/shared/contract';
import { cleanup, fireEvent, screen } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choose, pause, press, renderInspector, write } from '../../features/inspector/testing/renderInspector.tsx';
import { aBlock } from '../../testing/aDialog.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const others = [
  aBlock('open', 'anzeige', { short_name: 'Anzeige' }),
  aBlock('open', 'film', { short_name: 'Film' }),
  aBlock('message', 'ende', { short_name: 'Ende' }),
];
const [a, b] = [
  { id: '1', text: 'Teil 1', members: [] as string[] },
  { id: '2', text: 'Teil 2', members: [] as string[] },
];
const shuffle = (fields: Partial<BlockOf<'shuffle'>> = {}) => aBlock('shuffle', 'folge', { items: [a, b], ...fields });

test('the questions right behind are taken as items of their own, called by their names', () => {
  const { handedOn } = renderInspector(shuffle(), { others });
  press('2 folgende Blöcke nehmen, jeden als eigenen Teil');
  expect(handedOn()).toEqual([
    {
      items: [
        { id: '1', text: 'Anzeige', members: ['anzeige'] },
        { id: '2', text: 'Film', members: ['film'] },
      ],
    },
  ]);
});

test('items get blocks, lose them and keep them while they are renamed', () => {
  const { handedOn } = renderInspector(shuffle(), { others });
  choose('Block zu Teil 1 hinzufügen', 'anzeige');
  choose('Block zu Teil 1 hinzufügen', 'film');
  expect(handedOn().at(-1)).toEqual({ items: [{ ...a, members: ['anzeige', 'film'] }, b] });
  write('Teil 1', 'Werbung');
  pause();
  expect(handedOn().at(-1)).toEqual({ items: [{ ...a, text: 'Werbung', members: ['anzeige', 'film'] }, b] });
  press('2. Anzeige aus Teil 1 nehmen');
  expect(handedOn().at(-1)).toEqual({ items: [{ ...a, text: 'Werbung', members: ['film'] }, b] });
  press('Teil hinzufügen');
  write('Teil 3', 'Mehr');
  pause();
  expect(handedOn().at(-1)).toMatchObject({ items: [{ members: ['film'] }, b, { text: 'Mehr', members: [] }] });
});

test('the order is random or of a Latin square, which says how many orders there are', () => {
  const { handedOn } = renderInspector(shuffle(), { others });
  fireEvent.click(screen.getByRole('radio', { name: 'Ausgewogen: lateinisches Quadrat' }));
  expect(handedOn()).toEqual([{ how: 'latin' }]);
  expect(screen.getByText(/Dafür gibt es 2 Reihenfolgen/)).toBeTruthy();
  write('Variable', 'folge');
  pause();
  expect(handedOn().at(-1)).toEqual({ variable: 'folge' });
  expect(screen.getByText(/folge_1, folge_2/)).toBeTruthy();
});
