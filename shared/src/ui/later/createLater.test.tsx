import { $notice } from '../../state/index.ts';
import { act, render, screen } from '../../testing/library.ts';
import { expect, test, vi } from 'vitest';
import { createLater } from './createLater.ts';

test('a part that does not come says so, and comes when it is tried again', async () => {
  const failed = vi.fn();
  process.on('unhandledRejection', failed);
  const fetchPart = vi.fn<() => Promise<{ word: string }>>();
  fetchPart.mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ word: 'Felder' });
  const later = createLater(fetchPart);
  function Part() {
    return <p>{later.use()?.word ?? 'wird geladen'}</p>;
  }
  render(<Part />);
  await vi.waitFor(() => expect($notice.get()?.text).toBe('Dieser Teil der Seite konnte nicht geladen werden.'));
  expect(screen.getByText('wird geladen')).toBeTruthy();
  act(() => $notice.get()?.action?.run());
  expect(await screen.findByText('Felder')).toBeTruthy();
  // The page learns of it, because there may be a new version.
  expect(failed).toHaveBeenCalledOnce();
  process.off('unhandledRejection', failed);
});
