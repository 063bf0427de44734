import { cleanup, fireEvent, render, screen, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { VariablesPanel } from './VariablesPanel.tsx';

afterEach(cleanup);

const dialog = {
  ...aDialog(
    aBlock('open', 'q1', { variable: 'name', short_name: 'Namensfrage' }),
    aBlock('message', 'q2', { context: 'Hallo {{name}}', short_name: 'Gruß' }),
  ),
  ending: 'Tschüss {{gast}}',
};

function renderPanel(readOnly = false) {
  const onSelect = vi.fn();
  const onRename = vi.fn();
  render(<VariablesPanel survey={dialog} readOnly={readOnly} onSelect={onSelect} onRename={onRename} />);
  return { onSelect, onRename };
}

test('leads to each place in one click', () => {
  const { onSelect } = renderPanel();
  const [name, guest] = screen.getAllByRole('listitem').filter((item) => item.querySelector('h3'));
  if (!name || !guest) throw new Error('Two variables are listed.');
  expect(within(guest).getByText('Wird nirgends gesetzt und bleibt deshalb leer.')).toBeTruthy();
  fireEvent.click(within(name).getByRole('button', { name: 'Namensfrage: Variable zeigen' }));
  fireEvent.click(within(name).getByRole('button', { name: 'Gruß: Was der Bot sagt zeigen' }));
  fireEvent.click(within(guest).getByRole('button', { name: 'Begrüßung & Ende: Schlusstext zeigen' }));
  expect(onSelect.mock.calls).toEqual([['q1'], ['q2'], [null]]);
});

test('renames with all places at once, and refuses a name that there is', () => {
  const { onRename } = renderPanel();
  fireEvent.click(screen.getByRole('button', { name: '„name“ umbenennen' }));
  const field = screen.getByRole('textbox', { name: 'Neuer Name' });
  fireEvent.change(field, { target: { value: 'Gast' } });
  expect(screen.getByText(/Eine Variable „Gast“ gibt es schon/)).toBeTruthy();
  fireEvent.change(field, { target: { value: 'vorname' } });
  fireEvent.click(screen.getByRole('button', { name: 'Umbenennen' }));
  expect(onRename).toHaveBeenCalledExactlyOnceWith(
    [
      { kind: 'updateBlock', id: 'q1', change: { variable: 'vorname' } },
      { kind: 'updateBlock', id: 'q2', change: { context: 'Hallo {{vorname}}' } },
    ],
    '„name“ heißt jetzt „vorname“, an 2 Stellen geändert.',
  );
});

test('Escape leaves a name as it is, and gives the focus back', () => {
  const { onRename } = renderPanel();
  fireEvent.click(screen.getByRole('button', { name: '„name“ umbenennen' }));
  const field = screen.getByRole('textbox', { name: 'Neuer Name' });
  fireEvent.change(field, { target: { value: 'vorname' } });
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '„name“ umbenennen' }));
  expect(onRename).not.toHaveBeenCalled();
});

test('who may only look renames nothing', () => {
  renderPanel(true);
  expect(screen.queryByRole('button', { name: /umbenennen/ })).toBeNull();
});
