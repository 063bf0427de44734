/** How a messenger looks, for who draws it from outside: the server's pages, and authors' screens. */
export { accentReport } from './accentReport.ts';
export type { AccentReport } from './accentReport.ts';
export { deliveredTypefaces } from './typefaces.data.ts';
export { familiesOf, typefaceFile, typefaceStyle, TYPEFACES_PATH } from './typefaceStyle.ts';
