import { afterEach, expect, test, vi } from 'vitest';
import { loadMessenger } from './loadMessenger.ts';
import { showFault } from './showFault.ts';

const asModule = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}//`;

afterEach(() => vi.useRealTimers());

test('the messenger is loaded by its address, a repeat under a new one', async () => {
  const { mount } = await loadMessenger(asModule('export const mount = () => {};'), 0);
  expect(mount).toBeTypeOf('function');
  const again = await loadMessenger(asModule('export const mount = () => {};'), 1);
  expect(again.mount).not.toBe(mount);
});

test('a module that is something else is a fault', async () => {
  await expect(loadMessenger(asModule('export const other = 1;'), 0)).rejects.toThrow('does not export mount');
});

test('a module that does not come in 15 s is a fault', async () => {
  vi.useFakeTimers();
  const hanging = loadMessenger(asModule('await new Promise(() => {}); export const mount = 1;'), 0);
  const fault = hanging.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await fault).toMatchObject({ message: 'the messenger did not come in time' });
});

test('a fault is told below the first bubbles until it is tried again', async () => {
  document.body.innerHTML = '<main id="root"><div class="dw-column"><p class="first-bubble">Hallo!</p></div></main>';
  const root = document.body;
  let again = false;
  const told = showFault(root, 'de').then(() => (again = true));
  const notice = root.querySelector('[role="alert"]');
  expect(notice?.textContent).toContain('Es ist nichts verloren gegangen.');
  expect(root.querySelector('.first-bubble')).not.toBeNull();
  expect(again).toBe(false);
  root.querySelector('button')?.click();
  await told;
  expect(root.querySelector('[role="alert"]')).toBeNull();
});
