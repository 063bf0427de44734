import { randomBytes, randomInt } from 'node:crypto';

const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const SIGNS = `${LETTERS}23456789`;
const SURVEY_ID_LENGTH = 16;

/**
 * A new public `survey_id` (domain.md §9): 16 signs that are not mistaken for each other, about 79 bits. It starts with
 * a letter, so that it is never mistaken for a `survey_id_int`.
 */
export function newSurveyId(): string {
  const rest = Array.from({ length: SURVEY_ID_LENGTH - 1 }, () => SIGNS.charAt(randomInt(SIGNS.length)));
  return LETTERS.charAt(randomInt(LETTERS.length)) + rest.join('');
}

const surveyIdPattern = new RegExp(`^[${LETTERS}][${SIGNS}]{${SURVEY_ID_LENGTH - 1}}$`);

/** Whether a text may be a public `survey_id`. */
export const isSurveyId = (text: string): boolean => surveyIdPattern.test(text);

/** Whether a text is a UUID, so that PostgreSQL takes it for one. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

/** A UUIDv7: ids made one after the other lie side by side in an index. `now` is in milliseconds since 1970. */
export function uuidv7(now: number): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
