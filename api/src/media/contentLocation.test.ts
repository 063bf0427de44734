import { expect, test } from 'vitest';
import { createContentLocation } from './contentLocation.ts';

const hosts = { storage: 'https://store.example.org/files', content: 'https://media.example.org' };

test.each([
  ['https://store.example.org/files/a.png?x=1', 'https://media.example.org/a.png?x=1'],
  ['https://store.example.org/filesystem/a.png', 'https://store.example.org/filesystem/a.png'],
  ['https://other.example.org/files/a.png', 'https://other.example.org/files/a.png'],
  ['/media/a.png', '/media/a.png'],
  ['', ''],
])('%s is handed out as %s', (stored, handedOut) => {
  expect(createContentLocation(hosts, 'https://dialog.example.org')(stored)).toBe(handedOut);
});

test('a path of this server is rewritten when this server is the storage host', () => {
  const own = { storage: 'https://dialog.example.org', content: 'https://cdn.example.org' };
  const location = createContentLocation(own, 'https://dialog.example.org');
  expect(location('/media/a.png')).toBe('https://cdn.example.org/media/a.png');
  expect(location('//elsewhere.example.org/a.png')).toBe('//elsewhere.example.org/a.png');
  expect(createContentLocation(own, null)('/media/a.png')).toBe('/media/a.png');
});

test('without hosts everything stays', () => {
  expect(createContentLocation(null, null)('https://store.example.org/files/a.png')).toBe(
    'https://store.example.org/files/a.png',
  );
});
