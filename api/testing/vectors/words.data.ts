/** What the tiny model knows: words of one line mean the same, all others nothing. */
export const meanings: readonly (readonly string[])[] = [
  ['rad', 'fahrrad', 'radle', 'velo', 'drahtesel', 'bike'],
  ['auto', 'wagen', 'pkw', 'kombi', 'karre'],
  ['fuß', 'laufe', 'gehe', 'spaziere'],
];

/** Words at which the played runtime misbehaves. */
export const trouble = { hangs: 'warteschleife', crashes: 'absturz', isNoNumber: 'unzahl' } as const;

/** What stands for each word that is not known. */
export const UNKNOWN = '[UNK]';
