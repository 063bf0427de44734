/** Below this zoom a card tells its name alone, in larger letters. */
export const SMALL = 0.55;
/** Below this zoom no text can be read, and many elements in view make each movement slow. */
export const FROM_AFAR = 0.4;
