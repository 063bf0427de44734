/** Bounds that screens check before a call and the schemas check again; apart from these, so that no page carries zod for them. */

/** Greatest size of a questionnaire file, in bytes. */
export const IMPORT_LIMIT_BYTES = 5 * 1024 * 1024;
/** Greatest length of a dialog's name, in characters. */
export const SURVEY_NAME_LIMIT = 200;

/** What a file can be; decided by its content, never by its name. */
export const mediaKinds = ['image', 'audio', 'video', 'document'] as const;
export type MediaKind = (typeof mediaKinds)[number];
/** Greatest size of a file by its kind, in bytes. */
export const MEDIA_LIMIT_BYTES: { readonly [K in MediaKind]: number } = {
  image: 10 * 1024 * 1024,
  audio: 25 * 1024 * 1024,
  video: 100 * 1024 * 1024,
  document: 20 * 1024 * 1024,
};
