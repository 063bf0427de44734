/** Where the theme writes which colours are seen. */
const SCHEME = 'data-color-scheme';

/** Paper is light: while a page is printed it has its light colours, whatever is seen. Gives the way to stop that. */
export function printInLight(): () => void {
  const root = document.documentElement;
  let seen: string | null = null;
  const lighten = (): void => {
    seen = root.getAttribute(SCHEME);
    root.setAttribute(SCHEME, 'light');
  };
  const restore = (): void => {
    if (seen !== null) root.setAttribute(SCHEME, seen);
  };
  addEventListener('beforeprint', lighten);
  addEventListener('afterprint', restore);
  return () => {
    removeEventListener('beforeprint', lighten);
    removeEventListener('afterprint', restore);
  };
}
