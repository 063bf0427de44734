/** Full page loads, at the one place where a test can replace them. */
export const browserPage = {
  /** Leaves for another page of this host; everything in memory is gone. */
  open: (path: string): void => window.location.assign(path),
  reload: (): void => window.location.reload(),
  /** The path that the server was asked for when this page was loaded. */
  loadedAt: globalThis.location?.pathname ?? '/',
};
