/** The page that a test stands in. */
export const testPage = {
  /** Loads it anew (spec §4: 'Restart reloads the page'), at the beginning of the dialog: without the block that a test began at. */
  reload: (): void => window.location.replace(window.location.pathname),
};
