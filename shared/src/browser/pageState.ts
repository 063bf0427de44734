import { reached } from './reached.ts';

/** What the browser did not take; its way back then leads out of the page, as it would without any state. */
let refused: { readonly state: unknown } | null = null;

function put(how: 'pushState' | 'replaceState', state: unknown, address?: string): boolean {
  const isKept = reached(() => {
    history[how](state, '', address);
    return true;
  });
  refused = isKept ? null : { state };
  // Whatever the browser goes back to has a state of its own.
  if (!isKept) addEventListener('popstate', () => (refused = null), { once: true });
  return isKept !== null;
}

/**
 * What a page keeps in the browser's history, so that its way back and a reload find it: in memory where the browser refuses that, as
 * Safari does after a hundred changes in half a minute.
 */
export const pageState = {
  read: (): unknown => (refused ? refused.state : reached((): unknown => history.state)),
  /** `address`: the page's from now on; as it is where none is given. */
  replace: (state: unknown, address?: string): boolean => put('replaceState', state, address),
  /** Gives whether the browser's way back leads to what was before. */
  push: (state: unknown): boolean => put('pushState', state),
};
