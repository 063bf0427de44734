/** Texts of the way into the media library, which stands where the library itself is not loaded yet. */
export const libraryButtonTexts = {
  open: 'Aus der Mediathek',
  openFor: (label: string) => `Aus der Mediathek: ${label}`,
} as const;
