import { $notice } from '../../state/index.ts';
import { render, screen, waitFor } from '@dialogwerk/shared/testing/screen';
import { lazy } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DialogSlot } from './DialogSlot.tsx';

test('a dialog whose code does not come is closed and named, and the page behind it stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fault = new Error('The file did not come.');
  const Missing = lazy(() => Promise.reject(fault));
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  onTestFinished(() => void vi.unstubAllGlobals());
  const onClose = vi.fn();
  render(
    <main>
      Zahlen
      <DialogSlot onClose={onClose}>
        <Missing />
      </DialogSlot>
    </main>,
  );
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  // The boundary keeps it from nobody who watches the page.
  expect(reported).toHaveBeenCalledExactlyOnceWith(fault);
  expect($notice.get()?.text).toMatch(/^Das Fenster konnte nicht geöffnet werden\./);
  expect(screen.getByRole('main').textContent).toBe('Zahlen');
});
