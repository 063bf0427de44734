import { act, screen, within } from '@dialogwerk/shared/testing/part';
import { expect, test } from 'vitest';
import { keepPreferences } from '../features/preferences/effects/keepPreferences.ts';
import { openMessenger } from '../testing/openMessenger.tsx';
import { aNumber, anOpen } from '../testing/someBlocks.ts';

const hidden = '•••••• (verdeckt)';
const field = () => screen.findByRole<HTMLInputElement>('textbox');
const isCovered = (element: Element): boolean => element.closest('.dw-covered') !== null;

test('what is typed is covered until it is to be seen, and stays out of drafts and completion', async () => {
  const { user, running } = openMessenger([anOpen('a', { masked: true })]);
  await user.type(await field(), 'geheim');
  expect(isCovered(await field())).toBe(true);
  expect((await field()).autocomplete).toBe('off');
  expect(running.draft.read('a').text).toBe('');
  await user.click(screen.getByRole('button', { name: 'Eingabe zeigen', pressed: false }));
  expect(isCovered(await field())).toBe(false);
  expect((await field()).value).toBe('geheim');
});

test('its bubble says nothing of it, nor does the conversation that is kept here', async () => {
  const { answer, bubbles, running } = openMessenger([aNumber('a', { masked: true }), anOpen('b')]);
  await answer('4711');
  await screen.findByRole('textbox', { name: 'Frage b?' });
  expect(bubbles()[1]).toContain(hidden);
  expect(running.$conversation.get().entries.map(({ context }) => context)).toEqual(['Frage a?', hidden, 'Frage b?']);
  expect(bubbles()[1]).not.toContain('4711');
});

test('after a reload nothing shows it, neither the bubble nor its change', async () => {
  const first = openMessenger([anOpen('a', { masked: true }), anOpen('b')]);
  await first.answer('geheim');
  await screen.findByRole('textbox', { name: 'Frage b?' });
  expect(JSON.stringify(first.kept.readHistory())).not.toContain('geheim');
  await first.user.click(screen.getByRole('button', { name: 'Ändern' }));
  const sheet = await screen.findByRole('dialog', { name: 'Antwort ändern' });
  const again = await within(sheet).findByRole<HTMLInputElement>('textbox');
  expect([again.value, isCovered(again)]).toEqual(['', true]);
});

test('the form view covers it, too', async () => {
  const { user, answer, storage } = openMessenger([anOpen('a', { masked: true }), anOpen('b')]);
  await answer('geheim');
  await screen.findByRole('textbox', { name: 'Frage b?' });
  await user.click(screen.getByRole('button', { name: 'Menü' }));
  await user.click(screen.getByRole('switch', { name: 'Als Formular anzeigen' }));
  await act(async () => undefined);
  expect(keepPreferences(storage).form.$on.get()).toBe(true);
  const form = screen.getByRole('region', { name: 'Formular' });
  expect(form.textContent).toContain(hidden);
  expect(form.textContent).not.toContain('geheim');
});
