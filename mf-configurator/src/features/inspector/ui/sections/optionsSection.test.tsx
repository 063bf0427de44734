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

test('Sonstiges is switched on as the last option, told what it takes, and taken away again', () => {
  const { handedOn } = renderInspector(block);
  fireEvent.click(screen.getByRole('switch', { name: 'Sonstiges mit eigenem Feld' }));
  const own = block.type === 'single' ? block.options : [];
  const other = { id: 'other', text: 'Sonstiges, und zwar …', score: null };
  expect(handedOn().at(-1)).toEqual({ options: [...own, other], other: 'text' });
  expect(field('Text von Option 3')).toHaveProperty('value', 'Sonstiges, und zwar …');
  fireEvent.change(screen.getByRole('combobox', { name: 'Was ins Feld gehört' }), { target: { value: 'number' } });
  fireEvent.click(screen.getByRole('switch', { name: 'Feld muss ausgefüllt werden' }));
  expect(handedOn().slice(-2)).toEqual([{ other: 'number' }, { other_optional: true }]);
  fireEvent.click(screen.getByRole('switch', { name: 'Sonstiges mit eigenem Feld' }));
  expect(handedOn().at(-1)).toEqual({ options: own, other: null });
});

test('an option that is added stands before Sonstiges', () => {
  const options = [{ id: 'other', text: 'Anderes', score: null }];
  const { handedOn } = renderInspector(aBlock('single', 'a', { options, other: 'text' }));
  fireEvent.click(screen.getByRole('button', { name: 'Option hinzufügen' }));
  write('Text von Option 2', 'Rot');
  pause();
  expect(textsIn(handedOn().at(-1))).toEqual(['Rot', 'Anderes']);
});

test('words that are no option are for the author to decide, where words are taken', () => {
  const options = [{ id: 'other', text: 'Anderes', score: null }];
  const { handedOn } = renderInspector(aBlock('single', 'a', { options, other: 'text', in_words: true }));
  fireEvent.click(screen.getByRole('switch', { name: 'Was keine Option ist, gilt als Sonstiges' }));
  expect(handedOn()).toEqual([{ other_in_words: true }]);
});

test('a ranking has Sonstiges for a text alone, which is ranked once there is one or in any case', () => {
  const options = ['Rot', 'Blau'].map((text, n) => ({ id: `o${n}`, text, score: null }));
  const { handedOn } = renderInspector(aBlock('ranking', 'a', { options }));
  fireEvent.click(screen.getByRole('switch', { name: 'Sonstiges mit eigenem Feld' }));
  const other = { id: 'other', text: 'Sonstiges, und zwar …', score: null };
  expect(handedOn().at(-1)).toEqual({ options: [...options, other], other: 'text' });
  expect(screen.queryByRole('combobox', { name: 'Was ins Feld gehört' })).toBeNull();
  fireEvent.click(screen.getByRole('switch', { name: 'Nur mit Text einordnen' }));
  expect(handedOn().at(-1)).toEqual({ other_optional: true });
});

test('pictures have Sonstiges as one without a file, which stays behind those that are added', () => {
  const options = [{ id: 'o0', text: 'Rot', score: null, filename_db: 'rot.webp' }];
  const { handedOn } = renderInspector(aBlock('picture', 'a', { options, in_words: true }));
  fireEvent.click(screen.getByRole('switch', { name: 'Sonstiges mit eigenem Feld' }));
  const other = { id: 'other', text: 'Sonstiges, und zwar …', score: null, filename_db: null };
  expect(handedOn().at(-1)).toEqual({ options: [...options, other], other: 'text' });
  fireEvent.click(screen.getByRole('switch', { name: 'Was keine Option ist, gilt als Sonstiges' }));
  expect(handedOn().at(-1)).toEqual({ other_in_words: true });
  fireEvent.click(screen.getByRole('button', { name: 'Bild hinzufügen' }));
  write('Alternativtext von Bild 3', 'Blau');
  pause();
  expect(textsIn(handedOn().at(-1))).toEqual(['Rot', 'Blau', 'Sonstiges, und zwar …']);
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
