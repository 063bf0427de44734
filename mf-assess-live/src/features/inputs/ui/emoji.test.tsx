import type { QuestionInput } from '@dialogwerk/shared/contract';
import { screen } from '@dialogwerk/shared/testing/part';
import { expect, test, vi } from 'vitest';
import { renderInput } from '../testing/renderInput.tsx';

const open: QuestionInput = { type: 'open', multiline: false, max_length: 200, emoji: true };
const field = () => screen.getByRole<HTMLInputElement>('textbox');

test('an emoji stands where the caret was, and is sent with the text', async () => {
  const { user, onReply } = renderInput(open);
  await user.type(field(), 'Gut heute');
  field().setSelectionRange(3, 3);
  await user.click(screen.getByRole('button', { name: '🙂 Emojis', expanded: false }));
  await user.click(screen.getByRole('button', { name: '👍' }));
  await user.click(screen.getByRole('button', { name: '🎉' }));
  expect(field().value).toBe('Gut👍🎉 heute');
  await user.click(screen.getByRole('button', { name: 'Senden' }));
  expect(onReply).toHaveBeenCalledWith({ type: 'open', text: 'Gut👍🎉 heute' }, 'Gut👍🎉 heute');
});

test('by keyboard: arrows go among them, Enter picks, Escape goes back to the text', async () => {
  const { user } = renderInput(open);
  screen.getByRole('button', { name: '🙂 Emojis' }).focus();
  await user.keyboard('{Enter}');
  await user.tab();
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowLeft}{Enter}');
  expect(document.activeElement?.textContent).toBe('😍');
  expect(field().value).toBe('😍');
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(field());
  expect(screen.queryByRole('toolbar')).toBeNull();
});

test('what was picked is kept as what is typed', async () => {
  const keep = vi.fn<(unsent: { text: string }) => void>();
  const { user } = renderInput(open, { draft: { text: 'Na', reply: null, keep } });
  await user.click(screen.getByRole('button', { name: '🙂 Emojis' }));
  await user.click(screen.getByRole('button', { name: '😀' }));
  expect(keep.mock.lastCall?.[0].text).toBe('Na😀');
});

test('without the switch there is none', () => {
  renderInput({ type: 'open', multiline: false, max_length: 200 });
  expect(screen.queryByRole('button', { name: '🙂 Emojis' })).toBeNull();
});
