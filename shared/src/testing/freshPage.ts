import { cleanup } from '@testing-library/react';
import React from 'react';
import { afterAll, afterEach, vi } from 'vitest';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals: unknown = Reflect.get(React, INTERNALS);
// Because React's development build notes where each element was made, the first 10,000 of each second: a third of the
// time of tests that draw. Now it believes that these are over.
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => {},
    configurable: true,
  });

/** The real one, because a test may have left fake timers behind. */
const soon = setImmediate;

// In each file anew, because files of one worker share their modules: what a test has drawn, and what its tab has kept, is taken away after it.
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

afterAll(async () => {
  vi.useRealTimers();
  document.body.replaceChildren();
  // The styles of packages stay: they know which ones they have written.
  for (const element of document.head.querySelectorAll('title, meta, link')) element.remove();
  const page = document.documentElement;
  for (const name of page.getAttributeNames()) page.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  // Cross-app atoms outlive their module, because shell and modules share them by name.
  for (const key of Object.getOwnPropertySymbols(globalThis)) {
    if (key.description?.startsWith('dialogwerk.atom.')) Reflect.deleteProperty(globalThis, key);
  }
  // So that the next file of this worker finds the product's modules as new; those of packages are shared.
  vi.resetModules();
  // Because React works on in an immediate of its own: one that comes after jsdom has gone fails the whole run, outside of any test.
  await new Promise((resolve) => soon(resolve));
});
