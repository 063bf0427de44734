/**
 * Puts the federation runtime and the list of shares into one file, by a group of the bundler's own: each file costs headers and a turn
 * on the line.
 */
export const federationFile = {
  name: 'federation',
  test: /[\\/]@module-federation[\\/]|localSharedImportMap/,
} as const;
