import { renderScreen, screen } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { browserPage } from '../routes/browserPage.ts';
import { LazyScreen } from './LazyScreen.tsx';

afterEach(() => vi.restoreAllMocks());

test('shows the outline, then the screen with what it was given', async () => {
  const load = async () => Hello;
  renderScreen(() => <LazyScreen load={load} props={{ name: 'Welt' }} waiting={<p>Kommt gleich</p>} />, { path: '/' });
  expect(screen.getByText('Kommt gleich')).toBeDefined();
  expect(await screen.findByText('Hallo Welt')).toBeDefined();
  expect(screen.queryByText('Kommt gleich')).toBeNull();
});

test('code that does not come is a sentence and a way to get it, never a blank page', async () => {
  const reload = vi.spyOn(browserPage, 'reload').mockImplementation(() => undefined);
  const load = () => Promise.reject<typeof Hello>(new TypeError('Failed to fetch dynamically imported module'));
  const { user } = renderScreen(() => <LazyScreen load={load} props={{ name: '' }} waiting={null} />, { path: '/' });
  expect((await screen.findByRole('alert')).textContent).toContain('Dieser Bereich konnte nicht geladen werden');
  await user.click(screen.getByRole('button', { name: 'Seite neu laden' }));
  expect(reload).toHaveBeenCalledOnce();
});

function Hello({ name }: { readonly name: string }) {
  return <p>Hallo {name}</p>;
}
