import { $notice } from '../../state/index.ts';
import { render, screen, waitFor } from '@dialogwerk/shared/testing/screen';
import { lazy } from 'react';
import { expect, test, vi } from 'vitest';
import { DialogSlot } from './DialogSlot.tsx';

test('a dialog whose code does not come is closed and named, and the page behind it stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Missing = lazy(() => Promise.reject(new Error('The file did not come.')));
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
  expect($notice.get()?.text).toMatch(/^Das Fenster konnte nicht geöffnet werden\./);
  expect(screen.getByRole('main').textContent).toBe('Zahlen');
});
