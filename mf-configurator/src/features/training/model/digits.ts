/** How many meanings have a digit of their own. */
export const DIGITS = 9;
