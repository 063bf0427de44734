import { cleanup, fireEvent, screen, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aBlock } from '../../../../testing/aDialog.ts';
import { field, pause, renderInspector, write } from '../../testing/renderInspector.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const block = aBlock('single', 'a', {
  options: ['Rot', 'Blau'].map((text, n) => ({ id: `o${n}`, text, score: null })),
});
const textsIn = (change: object | undefined): unknown =>
  change && 'options' in change && Array.isArray(change.options)
    ? change.options.map(({ text, score }) => (score === null ? text : [text, score]))
    : null;

test('Enter makes the next option and leads into it', () => {
  const { handedOn } = renderInspector(block);
  fireEvent.keyDown(field('Text von Option 1'), { key: 'Enter' });
  expect(document.activeElement).toBe(field('Text von Option 2'));
  write('Text von Option 2', 'Grün');
  pause();
  expect(textsIn(handedOn().at(-1))).toEqual(['Rot', 'Grün', 'Blau']);
});

test('a pasted table becomes options with their points, behind the option it was pasted at', () => {
  const { handedOn } = renderInspector(block);
  fireEvent.paste(field('Text von Option 2'), { clipboardData: { getData: () => 'nie\t0\nimmer\t1,5' } });
  pause();
  expect(textsIn(handedOn().at(-1))).toEqual(['Rot', 'Blau', ['nie', 0], ['immer', 1.5]]);
  expect(document.activeElement).toBe(field('Text von Option 4'));
});

test('a list takes the place of an option without a text', () => {
  const { handedOn } = renderInspector(block);
  fireEvent.click(screen.getByRole('button', { name: 'Option hinzufügen' }));
  fireEvent.paste(field('Text von Option 3'), { clipboardData: { getData: () => '- Gelb\n- Lila' } });
  pause();
  expect(textsIn(handedOn().at(-1))).toEqual(['Rot', 'Blau', 'Gelb', 'Lila']);
});

test('an order can be drawn, with some in their place, and an option can exclude all others', () => {
  const chosen = aBlock('multiple', 'a', {
    options: ['Rot', 'Nichts davon'].map((text, n) => ({ id: `o${n}`, text, score: null })),
  });
  const { handedOn } = renderInspector(chosen);
  fireEvent.click(screen.getByRole('switch', { name: 'Optionen in zufälliger Reihenfolge' }));
  const fixed = within(screen.getByRole('group', { name: 'Bleiben an ihrem Platz' }));
  fireEvent.click(fixed.getByRole('checkbox', { name: 'Nichts davon' }));
  const alone = within(screen.getByRole('group', { name: 'Schließen alle anderen aus' }));
  fireEvent.click(alone.getByRole('checkbox', { name: 'Nichts davon' }));
  expect(handedOn()).toEqual([{ random_order: true }, { fixed_options: ['o1'] }, { exclusive_options: ['o1'] }]);
});

test('a row is dragged to another place', () => {
  const { handedOn } = renderInspector(block);
  const rows = [...document.querySelectorAll('[data-row-index]')];
  const [handle] = document.querySelectorAll('[title="Ziehen, um die Reihenfolge zu ändern"]');
  if (!handle || !rows[1]) throw new Error('The rows have handles.');
  const below = rows[1];
  // What this window's DOM does not have.
  handle.hasPointerCapture = () => false;
  if (below.parentElement) below.parentElement.scrollBy = () => {};
  document.elementFromPoint = () => below;
  fireEvent.pointerDown(handle);
  fireEvent.pointerMove(document, { clientX: 1, clientY: 1 });
  fireEvent.pointerUp(document);
  pause();
  expect(textsIn(handedOn().at(-1))).toEqual(['Blau', 'Rot']);
});
