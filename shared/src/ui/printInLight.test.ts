import { expect, test } from 'vitest';
import { printInLight } from './printInLight.ts';

test('what is printed is light, and afterwards the page looks as before', () => {
  const root = document.documentElement;
  root.setAttribute('data-color-scheme', 'dark');
  const stop = printInLight();
  dispatchEvent(new Event('beforeprint'));
  expect(root.getAttribute('data-color-scheme')).toBe('light');
  dispatchEvent(new Event('afterprint'));
  expect(root.getAttribute('data-color-scheme')).toBe('dark');
  stop();
  dispatchEvent(new Event('beforeprint'));
  expect(root.getAttribute('data-color-scheme')).toBe('dark');
  root.removeAttribute('data-color-scheme');
});
