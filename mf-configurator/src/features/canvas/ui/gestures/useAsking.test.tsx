import { fireEvent, render, screen } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAsking } from './useAsking.ts';

const asked = { onInsert: vi.fn(), onMenu: vi.fn(), onWrite: vi.fn(), onPart: vi.fn() };
const line = { kind: 'line', from: { source: 'a', outcome: null }, place: null } as const;

function Graph({ readOnly = false }: { readonly readOnly?: boolean }) {
  const { askByKey, ...handlers } = useAsking({
    readOnly,
    ...asked,
    targetOf: () => ({ kind: 'block', id: 'a' }),
    insertionAt: () => line,
  });
  return (
    <div role="listbox" tabIndex={-1} {...handlers} onKeyDown={askByKey}>
      <div className="react-flow__node" data-id="a" role="group" aria-label="Karte">
        <div className="react-flow__handle source connectablestart" data-nodeid="a" data-handleid="x" title="Griff" />
      </div>
    </div>
  );
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});
const card = () => screen.getByRole('group', { name: 'Karte' });

test('a press on a handle asks for a block at its option, a double click and F2 to write, N for a block behind', () => {
  render(<Graph />);
  fireEvent.click(screen.getByTitle('Griff'), { clientX: 5, clientY: 6 });
  expect(asked.onInsert).toHaveBeenLastCalledWith({ ...line, from: { source: 'a', outcome: 'x' } }, { x: 5, y: 6 });
  fireEvent.doubleClick(card());
  fireEvent.keyDown(card(), { key: 'F2' });
  expect(asked.onWrite.mock.calls).toEqual([['a'], ['a']]);
  fireEvent.keyDown(card(), { key: 'n' });
  expect(asked.onInsert).toHaveBeenLastCalledWith(line, { x: 0, y: 0 });
});

test('a finger that lies still asks for the menu, one that slips or leaves does not', () => {
  render(<Graph />);
  const touch = { pointerType: 'touch', isPrimary: true, clientX: 40, clientY: 40 };
  fireEvent.pointerDown(card(), touch);
  vi.advanceTimersByTime(600);
  expect(asked.onMenu).toHaveBeenCalledExactlyOnceWith({ kind: 'block', id: 'a' }, { x: 40, y: 40 });
  fireEvent.pointerDown(card(), touch);
  fireEvent.pointerMove(card(), { ...touch, clientX: 80 });
  vi.advanceTimersByTime(600);
  fireEvent.pointerDown(card(), touch);
  fireEvent.pointerUp(card(), touch);
  vi.advanceTimersByTime(600);
  fireEvent.pointerDown(card(), { ...touch, pointerType: 'mouse' });
  vi.advanceTimersByTime(600);
  expect(asked.onMenu).toHaveBeenCalledOnce();
});

test('the other mouse button asks for the menu of the dialog in place of the browser’s', () => {
  render(<Graph />);
  expect(fireEvent.contextMenu(card(), { clientX: 7, clientY: 8 })).toBe(false);
  expect(asked.onMenu).toHaveBeenCalledExactlyOnceWith({ kind: 'block', id: 'a' }, { x: 7, y: 8 });
});

test('who may only look makes and writes nothing', () => {
  render(<Graph readOnly />);
  fireEvent.click(screen.getByTitle('Griff'));
  fireEvent.doubleClick(card());
  fireEvent.keyDown(card(), { key: 'n' });
  expect(asked.onInsert).not.toHaveBeenCalled();
  expect(asked.onWrite).not.toHaveBeenCalled();
});
