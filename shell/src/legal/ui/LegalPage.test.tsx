import { ApiError } from '@dialogwerk/shared/clients';
import { screen } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetPage } from '../../testing/anAuthor.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

beforeEach(forgetPage);
afterEach(closeApp);

test("shows the operator's text with its headings, and says what is still to be filled in", async () => {
  const { made } = openApp('/datenschutz', {
    legalPage: () => ({
      text: '# Datenschutzerklärung\n\n## Verantwortlich\n\n[[Name]]\n**Kontakt:** [Mail](mailto:a@example.org)\n\n- <b>eins</b>',
      placeholders: ['Name'],
    }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Datenschutzerklärung' })).toBeDefined();
  expect(screen.getByRole('heading', { level: 2, name: 'Verantwortlich' })).toBeDefined();
  expect(screen.getByText('noch auszufüllen: Name')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('Der Betreiber muss noch eine Angabe ergänzen.');
  expect(screen.getByRole('link', { name: /^Mail/ }).getAttribute('href')).toBe('mailto:a@example.org');
  expect(screen.getByText('<b>eins</b>')).toBeDefined();
  expect(made('legalPage')).toEqual([{ page: 'datenschutz' }]);
});

test('a text that does not come says why, and a retry brings it', async () => {
  let isAway = true;
  const { user } = openApp('/impressum', {
    legalPage: () => {
      if (isAway) throw new ApiError('legalPage', 503, { msg: 'Dieser Text kann gerade nicht gelesen werden.' });
      return { text: 'Wir sind da.', placeholders: [] };
    },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Dieser Text kann gerade nicht gelesen werden.');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Wir sind da.')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1, name: 'Impressum' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('leads on to the other pages and back', async () => {
  const { user, address } = openApp('/agb', { legalPage: ({ page }) => ({ text: `Text ${page}`, placeholders: [] }) });
  await user.click(await screen.findByRole('link', { name: 'Datenschutz' }));
  expect(await screen.findByText('Text datenschutz')).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Zur Anmeldung' }));
  expect(address()).toBe('/login');
});
