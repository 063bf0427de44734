import { $notice } from '../../state/index.ts';
import { render, screen, waitFor } from '@dialogwerk/shared/testing/screen';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fireEvent } from '../../testing/library.ts';
import { laterDialog } from '../later/laterDialog.tsx';
import { DialogSlot } from './DialogSlot.tsx';

function Figures() {
  return <p>Alle Zahlen</p>;
}

test('a dialog whose code does not come is closed and named, the page behind it stays, and opening it again asks for it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fault = new Error('The file did not come.');
  const fetchDialog = vi.fn<() => Promise<typeof Figures>>();
  fetchDialog.mockRejectedValueOnce(fault).mockResolvedValue(Figures);
  const FiguresDialog = laterDialog(fetchDialog);
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  onTestFinished(() => void vi.unstubAllGlobals());
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <main>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          Zahlen
        </button>
        {isOpen && (
          <DialogSlot onClose={() => setOpen(false)}>
            <FiguresDialog />
          </DialogSlot>
        )}
      </main>
    );
  }
  render(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'Zahlen' }));
  await waitFor(() => expect($notice.get()?.text).toMatch(/^Das Fenster konnte nicht geöffnet werden\./));
  // The boundary keeps it from nobody who watches the page.
  expect(reported).toHaveBeenCalledExactlyOnceWith(fault);
  expect(screen.getByRole('main').textContent).toBe('Zahlen');
  expect(screen.getByRole('button', { name: 'Zahlen', expanded: false })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Zahlen' }));
  expect(await screen.findByText('Alle Zahlen')).toBeDefined();
  expect(fetchDialog).toHaveBeenCalledTimes(2);
});
