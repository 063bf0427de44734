/** Whether fingers type here, on keys that have no Shift and Enter. */
export const hasTouchKeyboard = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;
