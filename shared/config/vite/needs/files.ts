/** Where a build leaves what it found; `sealBuild` takes it into the manifest. */
export const NEEDS_FILE = '.vite/needs.json';
/** The shapes of the calls in it. */
export const CALLS_FILE = '.vite/calls.json';
/** What a module says of itself. */
export const AREA_FILE = '.vite/area.json';
/** What a shell gives to modules. */
export const PROVIDED_FILE = '.vite/provided.json';
