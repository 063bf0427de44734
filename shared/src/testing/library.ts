import { configure } from '@testing-library/react';

/** Testing Library as every test here uses it; `freshPage` takes away what a test has drawn. */
export { act, cleanup, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';

/** Milliseconds that something may take to show; code of a screen's own is loaded on the way, on a machine that does more than this. */
configure({ asyncUtilTimeout: 5_000 });
