/** What comes with the first file that is imported, in one file. */
export { ImportPanel } from './ImportPanel.tsx';
export { LanguageChoice } from './LanguageChoice.tsx';
