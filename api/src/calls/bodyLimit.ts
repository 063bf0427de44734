import { IMPORT_LIMIT_BYTES } from '@dialogwerk/shared/contract';
import type { CallName } from '@dialogwerk/shared/contract';

const MEGABYTE = 1024 * 1024;

/** Bytes of body that a call takes: 1 MB; a questionnaire file may nearly double when it is written as a JSON string. */
export function bodyLimit(name: CallName): number {
  return name === 'importQuestionnaire' ? 2 * IMPORT_LIMIT_BYTES + MEGABYTE : MEGABYTE;
}
