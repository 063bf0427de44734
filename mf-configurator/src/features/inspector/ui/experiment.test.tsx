import { cleanup, screen } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aBlock } from '../../../testing/aDialog.ts';
import { choose, pause, press, renderInspector, write } from '../testing/renderInspector.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const [a, b] = [
  { id: 'A', text: 'Mit Bild' },
  { id: 'B', text: 'Ohne Bild' },
];
const block = aBlock('experiment', 'a', { arms: [a, b] });

test('groups get letters, and shares where these are not the same', () => {
  const { handedOn } = renderInspector(block);
  press('Gruppe hinzufügen');
  pause();
  expect(handedOn()).toEqual([]);
  write('Gruppe 3', 'Mit Ton');
  pause();
  expect(handedOn().at(-1)).toEqual({ arms: [a, b, { id: 'C', text: 'Mit Ton' }] });
  write('Anteil von Gruppe 2', '2');
  pause();
  expect(handedOn().at(-1)).toEqual({ arms: [a, { ...b, weight: 2 }, { id: 'C', text: 'Mit Ton' }] });
  press('Gruppe 1 löschen');
  press('Gruppe hinzufügen');
  write('Gruppe 3', 'Mit Film');
  pause();
  expect(handedOn().at(-1)).toMatchObject({ arms: [{ id: 'B' }, { id: 'C' }, { id: 'D', text: 'Mit Film' }] });
});

test('a share that is none is held back', () => {
  const { handedOn } = renderInspector(block);
  write('Anteil von Gruppe 2', '0');
  pause();
  expect(handedOn()).toEqual([]);
  expect(screen.getByText('Bitte geben Sie als Anteil eine ganze Zahl von 1 bis 100 ein.')).toBeDefined();
});

test('what it is balanced within may be gone, and is taken away', () => {
  const { handedOn } = renderInspector(aBlock('experiment', 'a', { arms: [a, b], stratum: 'weg' }));
  const within = screen.getByRole('combobox', { name: 'Ausgewogen innerhalb von' });
  expect(within.textContent).toContain('Diese Variable gibt es nicht mehr');
  choose('Ausgewogen innerhalb von', '');
  expect(handedOn()).toEqual([{ stratum: null }]);
});
