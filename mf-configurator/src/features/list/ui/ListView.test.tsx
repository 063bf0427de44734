import { fireEvent, render, screen, within } from '@dialogwerk/shared/testing/screen';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { nothing } from '../../../model/Selection.ts';
import type { Selection } from '../../../model/Selection.ts';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import type { Swap } from '../model/movesTo.ts';
import { ListView } from './ListView.tsx';

const dialog = aDialog(
  ...['Eins', 'Zwei', 'Drei'].map((name) => aBlock('open', name, { short_name: name, context: `Frage ${name}` })),
);
const triggers = [{ id: 't', block: 'Zwei', kind: 'triggerTarget', text: 'Wartet auf: Zeuge' } as const];
const onSwap = vi.fn<(swaps: readonly Swap[]) => void>();
const onAnnounce = vi.fn<(sentence: string) => void>();
const onSelected = vi.fn<(selection: Selection) => void>();

function Shown({ readOnly = false }: { readonly readOnly?: boolean }) {
  const [selection, select] = useState<Selection>(nothing);
  useEffect(() => onSelected(selection), [selection]);
  return (
    <ListView
      survey={dialog}
      {...{ selection, readOnly, triggers, onSwap, onAnnounce }}
      marks={new Map()}
      onSelect={select}
    />
  );
}

function show(readOnly = false) {
  onSwap.mockReset();
  onAnnounce.mockReset();
  onSelected.mockReset();
  render(<Shown readOnly={readOnly} />);
  return userEvent.setup();
}
const rows = () => screen.getAllByRole('listitem');
const row = (name: string) => {
  const found = rows().find((each) => each.textContent?.includes(name));
  if (!found) throw new Error(`no row ${name}`);
  return within(found).getAllByRole('button')[0] ?? found;
};

test('the row of a block tells what of the multi-chat it waits for', () => {
  show();
  expect(row('Zwei').textContent).toContain('Wartet auf: Zeuge');
  expect(row('Drei').textContent).not.toContain('Wartet auf');
});

test('name and text of a row are words apart, because a line breaks nowhere else', () => {
  show();
  expect(row('Eins').textContent).toContain('Eins Frage Eins');
});

test('arrow keys go from row to row, of which Tab leads to one', async () => {
  const user = show();
  await user.tab();
  expect(document.activeElement?.textContent).toContain('Begrüßung');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(row('Zwei'));
  await user.keyboard('{End}{ArrowDown}');
  expect(document.activeElement?.textContent).toContain('Ende');
  await user.keyboard('{Home}{Enter}');
  expect(onSelected).toHaveBeenLastCalledWith({ kind: 'messages' });
});

test('Alt with an arrow key swaps with the neighbour and tells where the block stands', async () => {
  const user = show();
  await user.click(row('Zwei'));
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(onSwap).toHaveBeenCalledExactlyOnceWith([{ id: 'Zwei', order: 0 }]);
  expect(onAnnounce).toHaveBeenCalledWith('„Zwei“ steht jetzt an Stelle 1 von 3.');
  await user.click(row('Drei'));
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(onSwap).toHaveBeenCalledTimes(1);
});

test('the buttons of a row do the same', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: '„Eins“ nach unten' }));
  expect(onSwap).toHaveBeenCalledExactlyOnceWith([{ id: 'Eins', order: 1 }]);
  await user.click(screen.getByRole('button', { name: '„Eins“ nach oben' }));
  expect(onSwap).toHaveBeenCalledTimes(1);
});

test('several rows are chosen with Shift and Ctrl', async () => {
  const user = show();
  await user.click(row('Eins'));
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(onSelected).toHaveBeenLastCalledWith({ kind: 'blocks', ids: ['Eins', 'Zwei'] });
  fireEvent.click(row('Eins'), { ctrlKey: true });
  expect(onSelected).toHaveBeenLastCalledWith({ kind: 'blocks', ids: ['Zwei'] });
  fireEvent.click(row('Drei'), { shiftKey: true });
  expect(onSelected).toHaveBeenLastCalledWith({ kind: 'blocks', ids: ['Zwei', 'Drei'] });
});

test('those who may only look find nothing to move', async () => {
  const user = show(true);
  expect(screen.queryByRole('button', { name: /nach (oben|unten)/ })).toBeNull();
  await user.click(row('Zwei'));
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(onSwap).not.toHaveBeenCalled();
});
