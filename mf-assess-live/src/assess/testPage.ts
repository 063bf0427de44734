import { armsIn } from './armItems.ts';

/** The page that a test stands in. */
export const testPage = {
  /**
   * Loads it anew (spec §4: 'Restart reloads the page'), at the beginning of the dialog: without the block that a test began at, in the same
   * arms of experiments.
   */
  reload: (): void => {
    const { pathname, search } = window.location;
    const arms = armsIn(new URLSearchParams(search)).toString();
    window.location.replace(arms === '' ? pathname : `${pathname}?${arms}`);
  },
};
