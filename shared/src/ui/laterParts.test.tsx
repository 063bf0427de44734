import { expect, test } from 'vitest';
import { act, render, screen } from '../testing/library.ts';
import { Dialog, loadLaterParts, Menu, TextField, Tooltip } from '../ui/deferredParts.tsx';

// The page's own order: first what keeps the place, then the parts.
test('a part that has not come yet keeps its place, and is drawn when it has', async () => {
  render(
    <>
      <TextField label="Suche" defaultValue="Garten" fullWidth />
      <Tooltip title="Mehr dazu">
        <button type="button">Hilfe</button>
      </Tooltip>
      <Menu open={false}>
        <li>Umbenennen</li>
      </Menu>
      <Dialog open>Wirklich?</Dialog>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Hilfe' })).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(loadLaterParts);
  expect(screen.getByLabelText('Suche')).toHaveProperty('value', 'Garten');
  expect(screen.getByRole('dialog').textContent).toBe('Wirklich?');
  expect(screen.queryByText('Umbenennen')).toBeNull();
  expect(screen.getByRole('button', { name: 'Mehr dazu', hidden: true }).textContent).toBe('Hilfe');
});
