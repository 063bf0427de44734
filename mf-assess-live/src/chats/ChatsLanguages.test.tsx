import { renderPart, screen } from '@dialogwerk/shared/testing/part';
import { atom } from 'nanostores';
import { afterEach, expect, test, vi } from 'vitest';
import { ChatsLanguages } from './ChatsLanguages.tsx';

afterEach(() => {
  document.documentElement.lang = 'de';
  history.replaceState(null, '', '/');
});

test('a language is chosen for all chats at once, and the page and its address then name it', async () => {
  const $language = atom('de');
  const speak = vi.fn<(language: string) => Promise<boolean>>(async (language) => {
    $language.set(language);
    return true;
  });
  document.documentElement.lang = 'de';
  const { user } = renderPart(() => (
    <ChatsLanguages chats={{ $language, speak }} du_sie="sie" languages={['de', 'fr']} />
  ));
  await user.click(await screen.findByRole('button', { name: 'Sprache wählen' }));
  await user.click(await screen.findByRole('button', { name: 'Français' }));
  expect(speak.mock.calls).toEqual([['fr']]);
  expect(await screen.findByRole('button', { name: 'Choisir la langue' })).toBeDefined();
  await vi.waitFor(() => expect(document.documentElement.lang).toBe('fr'));
  expect(new URLSearchParams(location.search).get('lang')).toBe('fr');
});

test('a language that did not come is said, and the chats stay as they are', async () => {
  const $language = atom('de');
  const { user } = renderPart(() => (
    <ChatsLanguages chats={{ $language, speak: async () => false }} du_sie="sie" languages={['de', 'fr']} />
  ));
  await user.click(await screen.findByRole('button', { name: 'Sprache wählen' }));
  await user.click(await screen.findByRole('button', { name: 'Français' }));
  expect(await screen.findByText(/^Die Sprache ließ sich nicht wechseln\./)).toBeDefined();
});
