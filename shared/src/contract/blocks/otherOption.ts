/** The id of the option 'Sonstiges' that has a field of its own (domain §13). */
export const OTHER_OPTION = 'other';
/** Greatest length of what is typed there, in characters. */
export const OTHER_LIMIT = 500;
