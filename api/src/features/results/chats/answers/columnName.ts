import { createHash } from 'node:crypto';

/** SPSS takes 64 bytes; a multiple response has a sign of its own in front, and a blank behind it. */
const LONGEST_NAME = 62;
const DIGEST_LENGTH = 8;

/**
 * What a variable of a dialog is called in the table of a multi-chat: `d17_farbe`. By the dialog's number, because that is never
 * another one's; its place and its name may change. Where that is too long, the end says by the whole name which one it is, so that
 * no other variable has to do with it.
 */
export function columnName(survey_id_int: number, name: string): string {
  const full = `d${survey_id_int}_${name}`;
  if (full.length <= LONGEST_NAME) return full;
  const digest = createHash('sha256').update(name.toLowerCase()).digest('hex').slice(0, DIGEST_LENGTH);
  return `${full.slice(0, LONGEST_NAME - DIGEST_LENGTH - 1)}_${digest}`;
}
