/** German words of the library that the server says. */
export const libraryTexts = {
  /** Where a file is shown that no block shows. */
  settings: 'Einstellungen',
} as const;
