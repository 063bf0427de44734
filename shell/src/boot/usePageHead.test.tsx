import { crimeHeads, defaultHead } from '@dialogwerk/shared/contract';
import { screen } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetPage } from '../testing/anAuthor.ts';
import { closeApp, openApp } from '../testing/openApp.tsx';

const names = ['description', 'og:title', 'og:description', 'og:image', 'og:url', 'twitter:title', 'twitter:image'];
const contentOf = (name: string) =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

/** What the test puts into the head; the styles of what is drawn stay there. */
let own: readonly Element[] = [];

beforeEach(() => {
  forgetPage();
  const icon = document.createElement('link');
  icon.rel = 'icon';
  const tags = names.map((name) => {
    const tag = document.createElement('meta');
    tag.setAttribute(name.startsWith('og:') ? 'property' : 'name', name);
    tag.content = /image|url/.test(name) ? 'https://dialog.example.org/login' : '';
    return tag;
  });
  own = [icon, ...tags];
  document.head.append(...own);
});
afterEach(() => {
  closeApp();
  for (const tag of own) tag.remove();
});

test('a route brings its own title, description, icon and share tags, and the next one has the default again [§2.61 §2.62]', async () => {
  const { go } = openApp('/flow');
  await screen.findByRole('heading', { level: 1, name: 'Tatort-Game' });
  const { title, description, icon } = crimeHeads.flow;
  expect(document.title).toBe(title);
  expect(document.querySelector('link[rel="icon"]')?.getAttribute('href')).toBe(icon);
  expect(names.map(contentOf)).toEqual([
    description,
    title,
    description,
    'https://dialog.example.org/share/flow.jpg',
    'https://dialog.example.org/flow',
    title,
    'https://dialog.example.org/share/flow.jpg',
  ]);

  await go('/login');
  expect(document.title).toBe('Anmelden · Dialogwerk');
  expect(contentOf('description')).toBe(defaultHead.description);
  expect(contentOf('og:image')).toBe('https://dialog.example.org/share/dialogwerk.jpg');
  expect(document.querySelector('link[rel="icon"]')?.getAttribute('href')).toBe(defaultHead.icon);
});
