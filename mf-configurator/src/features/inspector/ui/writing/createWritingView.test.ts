import { fireEvent } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { shown, stateAtFile, stateOf, textOf } from '../../testing/writingState.ts';
import { broughtOf, paste, press, type, viewOf } from '../../testing/writingView.ts';
import { showOutside } from './createWritingView.ts';

const picture = '![Strand](media:aaaaaaaaaaaaa.png)';

afterEach(() => {
  vi.useRealTimers();
});

test('what is typed is handed on as it is stored, with each sign', () => {
  const { view, written } = viewOf(stateOf('Guten |'));
  type(view, 'Tag');
  expect(written).toEqual(['Guten T', 'Guten Ta', 'Guten Tag']);
});

test('typed signs are shown as what they mean', () => {
  const { view } = viewOf(stateOf('|'));
  type(view, 'Das ist **sehr** wichtig, {{vorname}}');
  expect(view.dom.querySelector('strong')?.textContent).toBe('sehr');
  expect(view.dom.querySelector('[data-variable]')?.textContent).toBe('vorname');
});

test.each([
  ['Enter', 'Guten |Tag', 'Guten \n|Tag'],
  ['Shift-Enter', 'Guten |Tag', 'Guten \n|Tag'],
  ['Control-Enter', 'Guten|Tag', 'Guten#1500#|Tag'],
  ['Control-b', '|Guten| Tag', '**|Guten|** Tag'],
  ['Control-i', '|Guten| Tag', '*|Guten|* Tag'],
  ['Backspace', 'Guten#500#|Tag', 'Guten|Tag'],
  ['Backspace', 'Gu|te|n', 'Gu|n'],
  ['Delete', 'Guten|#500#Tag', 'Guten|Tag'],
  ['Delete', 'Gu|te|n', 'Gu|n'],
])('%s in %s', (keys, before, behind) => {
  const { view } = viewOf(stateOf(before));
  expect(press(view, keys)).toBe(true);
  expect(shown(view.state).replaceAll(/\s+#/g, '#')).toBe(behind);
});

test('Control-a selects all bubbles', () => {
  const { view } = viewOf(stateOf('Guten |Tag#500#Welt'));
  press(view, 'Control-a');
  press(view, 'Backspace');
  expect(textOf(view.state)).toBe('');
});

test('Control-k asks for a link, without a change', () => {
  const { view, events, written } = viewOf(stateOf('|Guten| Tag'));
  press(view, 'Control-k');
  expect([events.onLink.mock.calls.length, written]).toEqual([1, []]);
});

test('what was typed and pasted is taken back step by step, and comes again', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { view, written } = viewOf(stateOf('Guten |'));
  type(view, 'Tag');
  // What comes soon after typing is taken back with it.
  vi.setSystemTime(Date.now() + 10_000);
  paste(view, broughtOf({ 'text/html': ', <b>Welt</b>', 'text/plain': ', Welt' }));
  expect(textOf(view.state)).toBe('Guten Tag, **Welt**');
  press(view, 'Control-z');
  expect(textOf(view.state)).toBe('Guten Tag');
  press(view, 'Control-z');
  expect(textOf(view.state)).toBe('Guten ');
  press(view, 'Control-y');
  press(view, 'Control-Shift-z');
  expect(textOf(view.state)).toBe('Guten Tag, **Welt**');
  expect(written.at(-1)).toBe('Guten Tag, **Welt**');
});

test('a change from outside is shown, not handed on, and stays when the author takes something back', () => {
  const { view, written } = viewOf(stateOf('Guten |'));
  type(view, 'Tag');
  showOutside(view, 'Hallo, Guten Tag');
  expect([textOf(view.state), written.at(-1)]).toEqual(['Hallo, Guten Tag', 'Guten Tag']);
  expect(view.state.selection.from).toBe(view.state.doc.content.size - 1);
  press(view, 'Control-z');
  expect(textOf(view.state)).toBe('Hallo, Guten ');
});

test('the list of variables gets keys first', () => {
  const { view, events } = viewOf(stateOf('{{vor|'));
  events.onListKey.mockReturnValue(true);
  expect(press(view, 'Enter')).toBe(true);
  expect([events.onListKey.mock.calls, textOf(view.state)]).toEqual([[['Enter']], '{{vor']);
});

test('what is typed or pasted beside a file that is selected begins a bubble', () => {
  const typed = viewOf(stateAtFile(picture, 0));
  type(typed.view, 'Schön');
  expect(textOf(typed.view.state)).toBe(`${picture}#1500#Schön`);
  const pasted = viewOf(stateAtFile(picture, 0));
  paste(pasted.view, broughtOf({ 'text/plain': 'Schön' }));
  expect(textOf(pasted.view.state)).toBe(`${picture}#1500#Schön`);
});

test('pasted pictures are handed on as files', () => {
  const { view, events, written } = viewOf(stateOf('Guten |Tag'));
  const file = new File(['x'], 'strand.png', { type: 'image/png' });
  paste(view, broughtOf({}, [file]));
  expect([events.onFiles.mock.calls, written]).toEqual([[[[file]]], []]);
});

test('what is copied is the stored text', () => {
  const serialized = (text: string): string | undefined => {
    const { view } = viewOf(stateOf(text));
    return view.someProp('clipboardTextSerializer', (write) => write(view.state.selection.content(), view));
  };
  expect(serialized('|Das ist **sehr** {{name}}|')).toBe('Das ist **sehr** {{name}}');
  expect(serialized('Gu|ten#500#Ta|g')).toContain('#500#');
});

test('a pause and a file’s description, way out and way on are in its row', () => {
  const { view, written, events } = viewOf(stateOf(`Hallo#500#${picture}`));
  fireEvent.click(view.dom.querySelector('button[aria-label^="0,5"]') ?? view.dom);
  expect(events.onPause.mock.calls).toEqual([[view.state.doc.child(0).nodeSize]]);
  const field = view.dom.querySelector('textarea');
  expect(field?.value).toBe('Strand');
  if (!field) return;
  fireEvent.input(field, { target: { value: 'Ein Hund' } });
  expect(written.at(-1)).toBe('Hallo#500#![Ein Hund](media:aaaaaaaaaaaaa.png)');
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  expect(written.at(-1)).toBe('Hallo#500#![Ein Hund](media:aaaaaaaaaaaaa.png)#1500#');
  fireEvent.click(view.dom.querySelector('button[aria-label="Bild entfernen"]') ?? view.dom);
  expect(written.at(-1)).toBe('Hallo#1500#');
});

test('who may only read cannot describe or remove a file', () => {
  const { view } = viewOf(stateOf(picture), true);
  expect(view.editable).toBe(false);
  expect(view.dom.querySelector('textarea')?.readOnly).toBe(true);
  expect(view.dom.querySelector<HTMLElement>('button[aria-label="Bild entfernen"]')?.hidden).toBe(true);
});
