/** Bounds that screens check before a call and the schemas check again; apart from these, so that no page carries zod for them. */

/** Greatest size of a questionnaire file, in bytes. */
export const IMPORT_LIMIT_BYTES = 5 * 1024 * 1024;
/** Greatest length of a dialog's name, in characters. */
export const SURVEY_NAME_LIMIT = 200;
