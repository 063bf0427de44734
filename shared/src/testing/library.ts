import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

/** Testing Library as every test here uses it: what a test has drawn is taken away after it. */
export { act, cleanup, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';

/** Milliseconds that something may take to show; code of a screen's own is loaded on the way, on a machine that does more than this. */
configure({ asyncUtilTimeout: 5_000 });

afterEach(cleanup);

/** The real one, because a test may have left fake timers behind. */
const soon = setImmediate;

// Because React works on in an immediate of its own: one that comes after jsdom has gone fails the whole run, outside of any test.
afterAll(() => new Promise((resolve) => soon(resolve)));
