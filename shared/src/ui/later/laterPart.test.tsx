import { expect, test, vi } from 'vitest';
import { $notice } from '../../state/index.ts';
import { act, render, screen } from '../../testing/library.ts';
import { laterPart } from './laterPart.tsx';

function Greeting({ name }: { readonly name: string }) {
  return <p>Guten Tag, {name}</p>;
}

test('a part that does not come leaves the rest of the screen, and comes everywhere once it is tried again', async () => {
  // The page's own listener, which learns from it that there may be a new version.
  const failed = vi.fn();
  process.on('unhandledRejection', failed);
  const fetchPart = vi.fn<() => Promise<typeof Greeting>>();
  fetchPart.mockRejectedValueOnce(new Error('gone')).mockResolvedValue(Greeting);
  const Later = laterPart(fetchPart, <p>wird geladen</p>);
  render(
    <>
      <h1>Ihre Dialoge</h1>
      <Later name="Erika" />
      <Later name="Max" />
    </>,
  );
  await vi.waitFor(() => expect($notice.get()?.text).toBe('Dieser Teil der Seite konnte nicht geladen werden.'));
  expect(screen.getAllByText('wird geladen')).toHaveLength(2);
  act(() => $notice.get()?.action?.run());
  expect(await screen.findByText('Guten Tag, Erika')).toBeDefined();
  expect(screen.getByText('Guten Tag, Max')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Ihre Dialoge' })).toBeDefined();
  // Asked for once each time, however often it is drawn.
  expect([failed.mock.calls.length, fetchPart.mock.calls.length]).toEqual([1, 2]);
  process.off('unhandledRejection', failed);
});

test('a part that was fetched ahead is drawn at once', async () => {
  const Later = laterPart(async () => Greeting, <p>wird geladen</p>);
  await Later.load();
  render(<Later name="Erika" />);
  expect(screen.getByText('Guten Tag, Erika')).toBeDefined();
});

test('a part that is on its way when it is drawn says so, too, where it does not come', async () => {
  const failed = vi.fn();
  process.on('unhandledRejection', failed);
  let refuse = (_fault: Error): void => undefined;
  const coming = new Promise<typeof Greeting>((_, reject) => {
    refuse = reject;
  });
  const fetchPart = vi.fn<() => Promise<typeof Greeting>>().mockReturnValueOnce(coming).mockResolvedValue(Greeting);
  const Later = laterPart(fetchPart);
  const ahead = Later.load();
  render(<Later name="Erika" />);
  $notice.set(null);
  refuse(new Error('gone'));
  await expect(ahead).rejects.toThrow('gone');
  await vi.waitFor(() => expect($notice.get()?.text).toBe('Dieser Teil der Seite konnte nicht geladen werden.'));
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
  act(() => $notice.get()?.action?.run());
  expect(await screen.findByText('Guten Tag, Erika')).toBeDefined();
  process.off('unhandledRejection', failed);
});
