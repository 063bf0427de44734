import { renderScreen, screen } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserPage } from '../routes/browserPage.ts';
import { moduleRoutes } from '../routes/moduleRoutes.ts';
import { ownRoutes } from '../routes/ownRoutes.data.ts';
import type { RouteEntry } from '../routes/RouteEntry.ts';
import { forgetPage, signedIn } from '../testing/anAuthor.ts';
import { knownAreas } from '../testing/knownAreas.ts';
import { closeApp, openApp } from '../testing/openApp.tsx';
import { LastResort } from './LastResort.tsx';

beforeEach(forgetPage);
afterEach(closeApp);
const addressOf = (path: string) => path.replaceAll(/:\w+/g, 'a');
const isServed = (entry: RouteEntry) => entry.screen.kind === 'served-page';
const routes = [...ownRoutes, ...moduleRoutes(knownAreas)];
const informing = routes.filter((entry) => entry.screen.kind === 'information');

describe('every route draws something', () => {
  test.each(routes.map((entry) => [entry.path, entry] as const))('%s', async (path, entry) => {
    const reload = vi.spyOn(browserPage, 'reload').mockImplementation(() => undefined);
    if (entry.access === 'auth') signedIn();
    openApp(addressOf(path));
    const sign = isServed(entry)
      ? await screen.findByText('Der Dialog wird geöffnet.')
      : await screen.findByRole('heading', { level: 1 });
    expect(sign).toBeDefined();
    expect(reload).toHaveBeenCalledTimes(isServed(entry) ? 1 : 0);
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(document.title).toContain(entry.title);
  });

  test.each(informing.map((entry) => [entry.path, entry.title] as const))(
    '%s says with its title what it is about, and offers authors the way back',
    async (path, title) => {
      signedIn();
      openApp(addressOf(path));
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
      expect(screen.getAllByRole('link', { name: 'Zum Dashboard' })).toHaveLength(1);
    },
  );
});

test.each(['/flow', '/aufderflucht'])('%s says that the story is paused while it is switched off', async (path) => {
  openApp(path);
  expect(await screen.findByText(/Dieser Fall ist gerade pausiert/)).toBeDefined();
  expect(screen.queryByText(/geschrieben/)).toBeNull();
});

test('a live page that the server has not given is not loaded round in a circle, but says so', async () => {
  const reload = vi.spyOn(browserPage, 'reload').mockImplementation(() => undefined);
  vi.spyOn(browserPage, 'loadedAt', 'get').mockReturnValue('/dialog/a');
  openApp('/dialog/a');
  expect((await screen.findByRole('alert')).textContent).toContain('lässt sich gerade nicht öffnen');
  expect(reload).not.toHaveBeenCalled();
});

test('the skip link leads to the content', async () => {
  const { user } = openApp('/impressum');
  await user.click(screen.getByRole('link', { name: 'Zum Inhalt springen' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('a crash of everything leaves a sentence and a way out, not a blank page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reload = vi.spyOn(browserPage, 'reload').mockImplementation(() => undefined);
  const Crash = (): never => {
    throw new Error('crash');
  };
  const { user } = renderScreen(
    () => (
      <LastResort>
        <Crash />
      </LastResort>
    ),
    { path: '/' },
  );
  expect((await screen.findByRole('alert')).textContent).toContain('Bitte laden Sie die Seite neu.');
  await user.click(screen.getByRole('button', { name: 'Seite neu laden' }));
  expect(reload).toHaveBeenCalledOnce();
});
