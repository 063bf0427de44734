import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeLiveApi } from '../../testing/fakeLiveApi.ts';
import { closePages, openPage } from '../../testing/openPage.ts';
import { anOpen } from '../../testing/someBlocks.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  closePages();
  vi.unstubAllGlobals();
});

test('a conversation goes on where the browser has a channel between tabs and refuses to send through it', async () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage = (): never => {
        throw new DOMException('refused by the test', 'SecurityError');
      };
      close = (): void => undefined;
    },
  );
  fakeLiveApi([anOpen('a'), anOpen('b')]);
  const page = openPage();
  await page.until('asked');
  await page.followTabs();
  page.answer('eins');
  await vi.waitUntil(() => page.said().includes('Frage b?'));
  await page.until('asked');
  expect(page.said()).toEqual(['Frage a?', 'eins', 'Frage b?']);
});
