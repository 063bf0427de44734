import { renderRoutes, screen, waitFor } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aModule } from '../../testing/aModule.tsx';
import { fakeModules } from '../../testing/fakeModules.ts';
import { LoadFault } from '../model/LoadFault.ts';
import type { LoadedModule } from '../model/LoadedModule.ts';
import { RemoteSlot } from './RemoteSlot.tsx';

let modules: ReturnType<typeof fakeModules> | undefined;
beforeEach(() => {
  // React reports each caught crash here.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  modules?.restore();
  vi.restoreAllMocks();
});

function openShare(give: () => LoadedModule | Promise<LoadedModule>, shown = 'Share') {
  modules = fakeModules({ 'mf-share': give });
  const slot = <RemoteSlot module="mf-share" screen={shown} waiting={<p>Umriss</p>} />;
  return renderRoutes([{ path: '/share/:survey_id', element: slot }], '/share/a');
}
const retryButton = () => screen.findByRole('button', { name: 'Erneut versuchen' });
const away = async (): Promise<LoadedModule> => {
  throw new LoadFault('entry', 'mf-share');
};

test('the outline shows at once, then the screen', async () => {
  openShare(async () => aModule('mf-share'));
  expect(screen.getByText('Umriss')).toBeDefined();
  expect(screen.getByRole('region', { name: 'Teilen' }).getAttribute('aria-busy')).toBe('true');
  expect(await screen.findByRole('heading', { name: 'Share ist da' })).toBeDefined();
  expect(screen.queryByText('Umriss')).toBeNull();
  expect(screen.getByRole('region', { name: 'Teilen' }).getAttribute('aria-busy')).toBe('false');
});

test('a module that does not come says which area is missing and what is safe, and a retry brings it with the focus in place', async () => {
  let isAway = true;
  const { user } = openShare(async () => (isAway ? away() : aModule('mf-share')));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Der Bereich „Teilen“ fehlt gerade');
  expect(alert.textContent).toContain('nicht betroffen');
  isAway = false;
  await user.click(await retryButton());
  expect(await screen.findByRole('heading', { name: 'Share ist da' })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Teilen' }));
});

test('a retry that fails too puts the focus back on the button', async () => {
  const { user } = openShare(away);
  await user.click(await retryButton());
  await waitFor(async () => expect(document.activeElement).toBe(await retryButton()));
  expect(modules?.asked).toEqual(['mf-share', 'mf-share']);
});

test('a module of another contract offers to load the page anew', async () => {
  openShare(async () => {
    throw new LoadFault('contract', 'mf-share');
  });
  expect(await screen.findByRole('button', { name: 'Seite neu laden' })).toBeDefined();
});

test('a module without the screen that is asked for is a missing area, not a crash', async () => {
  openShare(async () => aModule('mf-share', { screens: {} }));
  expect((await screen.findByRole('alert')).textContent).toContain('fehlt gerade');
});

test("a crash of the screen shows the module's own fallback, whose retry draws the screen again", async () => {
  let isBroken = true;
  const Share = () => {
    if (isBroken) throw new Error('crash');
    return <h1>Share ist da</h1>;
  };
  const { user } = openShare(async () => aModule('mf-share', { screens: { Share } }));
  const button = await screen.findByRole('button', { name: 'Ersatz des Moduls' });
  isBroken = false;
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'Share ist da' })).toBeDefined();
});

test("a crash of the module's fallback is caught by the shell's", async () => {
  const crash = (): never => {
    throw new Error('crash');
  };
  openShare(async () => aModule('mf-share', { screens: { Share: crash }, Fallback: crash }));
  expect((await screen.findByRole('alert')).textContent).toContain('Im Bereich „Teilen“ ist ein Fehler aufgetreten');
});

test('a crash ends with the place that it belongs to', async () => {
  let isBroken = true;
  const Share = () => {
    if (isBroken) throw new Error('crash');
    return <h1>Share ist da</h1>;
  };
  const { go } = openShare(async () => aModule('mf-share', { screens: { Share } }));
  await screen.findByRole('button', { name: 'Ersatz des Moduls' });
  isBroken = false;
  await go('/share/b');
  expect(await screen.findByRole('heading', { name: 'Share ist da' })).toBeDefined();
});
