import { aSurvey } from '@dialogwerk/shared/testing';
import { screen } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetPage, signedIn } from '../testing/anAuthor.ts';
import { closeApp, openApp } from '../testing/openApp.tsx';

beforeEach(() => {
  forgetPage();
  signedIn();
});
afterEach(closeApp);

test.each([
  ['bearbeiten', { bearbeiten: 1, testen: 1 }, 'Dialog bearbeiten', '/configurator/a'],
  ['testen', { bearbeiten: 0, testen: 1 }, 'Dialog testen', '/assess/a'],
] as const)('what is not there yet leads to %s, the first area that the role opens', async (_, flags, name, path) => {
  openApp('/intrance/a', { dialog: () => aSurvey({ survey_id: 'a', ...flags }) });
  const link = await screen.findByRole('link', { name });
  expect(link.getAttribute('href')).toBe(path);
  const offered = screen.getByRole('main').querySelectorAll('a');
  expect([...offered].map(({ textContent }) => textContent)).toEqual([name, 'Zum Dashboard']);
});

test('a role that opens neither is led back to the dashboard', async () => {
  openApp('/intrance/a', { dialog: () => aSurvey({ survey_id: 'a', bearbeiten: 0, testen: 0 }) });
  expect(await screen.findByRole('link', { name: 'Zum Dashboard' })).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Dialog / })).toBeNull();
});
