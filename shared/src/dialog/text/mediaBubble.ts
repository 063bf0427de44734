/** A bubble that is a picture, sound or film of the dialog's own. */
export interface MediaBubble {
  readonly filename_db: string;
  /** What it shows or says, as it is written: signs that mean something in a message have a backslash. May be empty. */
  readonly description: string;
}

/** The name is one that the api gives a kept file: never an address, so nothing of another host is ever asked for. */
const sign =
  /^!\[(?<description>(?:\\[^]|[^\\[\]])*)\]\(media:(?<filename_db>[0-9a-z][0-9a-z-]{7,63}\.[0-9a-z]{1,8})\)$/;

/** The file that a bubble's whole text stands for, `![description](media:name)`; null for a text. */
export function readMediaBubble(context: string): MediaBubble | null {
  const { filename_db, description } = sign.exec(context)?.groups ?? {};
  return filename_db === undefined ? null : { filename_db, description: description ?? '' };
}

/** A file as a bubble's text. */
export function writeMediaBubble({ filename_db, description }: MediaBubble): string {
  return `![${description}](media:${filename_db})`;
}

/** A description as it is typed, from what is written. */
export function typedDescription(written: string): string {
  return written.replaceAll(/\\([\\[\]#])/g, '$1');
}

/** A typed description as it is written: it neither ends before its end nor has a pause in it. */
export function writtenDescription(typed: string): string {
  return typed.replaceAll(/[\\[\]#]/g, String.raw`\$&`);
}

/** A description for who does not see the picture: its signs are signs. */
export function alternativeText({ description }: MediaBubble): string {
  return description.replaceAll(/\\([!-/:-@[-\x60{-~])/g, '$1');
}
