import { $help, $notice, openHelp } from '@dialogwerk/shared/state';
import { act, render, waitFor } from '@dialogwerk/shared/testing/screen';
import { expect, test, vi } from 'vitest';
import { HelpBeside } from './HelpBeside.tsx';

vi.mock('./HelpPanel.tsx', () => {
  throw new Error('The file did not come.');
});

test('help whose code does not come says so where it is seen, and can be asked for again', async () => {
  const { container } = render(<HelpBeside />);
  act(() => openHelp('auswerten', 'filter'));
  await waitFor(() => expect($notice.get()?.text).toMatch(/^Die Hilfe konnte nicht geladen werden\./));
  expect($help.get()).toBeNull();
  expect(container.textContent).toBe('');
});
