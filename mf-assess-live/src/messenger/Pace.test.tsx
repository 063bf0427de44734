import { act, screen } from '@dialogwerk/shared/testing/part';
import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '@dialogwerk/shared/browser';
import { keepPreferences } from '../features/preferences/effects/keepPreferences.ts';
import { openMessenger } from '../testing/openMessenger.tsx';
import { anOpen } from '../testing/someBlocks.ts';

const slow = { survey: { speed: 0.5 } };
const twoThings = [anOpen('a', { context: 'Eins. #60000# Zwei?' })];

afterEach(() => vi.useRealTimers());

test('messages wait while they are held, say so, and go on', async () => {
  const { user } = openMessenger(twoThings, slow);
  await screen.findByText('Eins.');
  await user.click(screen.getByRole('button', { name: 'Menü' }));
  await user.click(screen.getByRole('button', { name: 'Nachrichten anhalten' }));
  expect(screen.getByText('Die Nachrichten sind angehalten.').getAttribute('role')).toBe('status');
  expect(screen.queryByRole('button', { name: 'Gleich zeigen' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  await user.click(screen.getByRole('button', { name: 'Gleich zeigen' }));
  expect(screen.queryByText('Zwei?')).not.toBeNull();
});

test('nothing comes while messages are held, however long it takes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = openMessenger(twoThings, slow);
  await screen.findByText('Eins.');
  await user.click(screen.getByRole('button', { name: 'Menü' }));
  await user.click(screen.getByRole('button', { name: 'Nachrichten anhalten' }));
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect(screen.queryByText('Zwei?')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.queryByText('Zwei?')).not.toBeNull();
});

test('the pace that is chosen changes how long messages take, and the browser keeps it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const storage = memoryStorage();
  const { user } = openMessenger(twoThings, { ...slow, storage });
  await screen.findByText('Eins.');
  await user.click(screen.getByRole('button', { name: 'Menü' }));
  const faster = screen.getByRole('button', { name: 'Schneller' });
  await user.click(faster);
  expect(screen.queryByText('Tempo: schnell')).not.toBeNull();
  await user.click(faster);
  await user.click(faster);
  expect(screen.queryByText('Tempo: sehr schnell')).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(screen.queryByText('Zwei?')).not.toBeNull();
  expect(keepPreferences(storage).pace.$steps.get()).toBe(2);
});

test('what is kept and is no pace counts as the usual one', () => {
  const storage = memoryStorage();
  const steps = (kept: string): number => {
    storage.write('live_pace', kept);
    return keepPreferences(storage).pace.$steps.get();
  };
  expect([steps('-1'), steps('99'), steps('-99'), steps('schnell'), steps('')]).toEqual([-1, 2, -2, 0, 0]);
});

test('where nothing has a pause, the menu offers no pace', async () => {
  const { user } = openMessenger(twoThings);
  await screen.findByText('Zwei?');
  await user.click(screen.getByRole('button', { name: 'Menü' }));
  expect(screen.queryByRole('button', { name: 'Schneller' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Nachrichten anhalten' })).toBeNull();
});
