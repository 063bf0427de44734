/** The names of the files that `oneFederationFile` makes. */
export const FEDERATION_FILE = 'federation';
export const BASE_FILE = 'base';
