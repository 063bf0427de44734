import { send } from '@dialogwerk/shared/clients';
import { $session } from '@dialogwerk/shared/state';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anAuthor, forgetPage, signedIn } from '../../testing/anAuthor.ts';
import { shareWhileLoggedIn } from './shareWhileLoggedIn.ts';

/** The lines to other tabs that were opened, with what was told. */
let lines: { readonly told: unknown[]; isClosed: boolean }[];
/** What waits for the page to be idle. */
let waiting: (() => void)[];
let stop: () => void;
let restore: () => void;

beforeEach(() => {
  forgetPage();
  lines = [];
  waiting = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work));
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      readonly line = { told: new Array<unknown>(), isClosed: false };
      constructor() {
        super();
        lines.push(this.line);
      }
      postMessage = (told: unknown): void => void this.line.told.push(told);
      close = (): void => void (this.line.isClosed = true);
    },
  );
  ({ restore } = fakeAuthorApi({ endSession: () => ({ msg: 'success' }) }));
  stop = shareWhileLoggedIn();
});
afterEach(() => {
  stop();
  restore();
  vi.unstubAllGlobals();
});

const idle = (): void => waiting.splice(0).forEach((work) => work());
const aChange = () => send('endSession', { session_id: 's1' });

test('other tabs are told of changes from when the page is idle until the logout, by name and ids', async () => {
  signedIn();
  await aChange();
  expect(lines).toEqual([]);
  idle();
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  await aChange();
  expect(lines[0]?.told).toEqual([{ name: 'endSession', about: { session_id: 's1' } }]);
  // The same person under another name goes on.
  $session.set(anAuthor({ firstName: 'Erna' }));
  expect(lines[0]?.isClosed).toBe(false);
  $session.set(null);
  expect(lines[0]?.isClosed).toBe(true);
  await aChange();
  expect(lines[0]?.told).toHaveLength(1);
});

test('whoever has logged out before the page is idle, or before the code is there, tells nothing', async () => {
  signedIn();
  $session.set(null);
  idle();
  signedIn();
  idle();
  $session.set(null);
  signedIn();
  idle();
  await vi.waitFor(() => expect(lines.filter(({ isClosed }) => !isClosed)).toHaveLength(1));
  await aChange();
  expect(lines.flatMap(({ told }) => told)).toHaveLength(1);
});
