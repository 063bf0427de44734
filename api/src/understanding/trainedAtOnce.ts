/** Up to so many examples training takes less than a turn does; more are trained beside the event loop. */
export const TRAINED_AT_ONCE = 150;
