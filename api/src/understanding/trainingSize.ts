/** Up to so many examples training takes less than a turn does; more are trained beside the event loop. */
export const TRAINED_AT_ONCE = 150;
/** Several times what the largest training takes (docs/decisions/0100), for machines with much else to do. */
export const FITTING_MS = 25_000;
