import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

/** The real one, because a test may have left fake timers behind. */
const soon = setImmediate;

// In each file anew, because files of one worker share their modules: what a test has drawn is taken away after it.
afterEach(cleanup);

afterAll(async () => {
  vi.useRealTimers();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  // So that the next file of this worker finds the product's modules as new; those of packages are shared.
  vi.resetModules();
  // Because React works on in an immediate of its own: one that comes after jsdom has gone fails the whole run, outside of any test.
  await new Promise((resolve) => soon(resolve));
});
