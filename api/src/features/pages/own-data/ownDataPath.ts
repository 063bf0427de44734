/** Where respondents see what is stored of them (spec §2: `/exit/{var}`). */
export const OWN_DATA_PATH = '/exit/receipt';

/** Behind a personal link: what is stored of its conversation. */
export const OWN_DATA_OF_LINK = '/daten';
