import type { Services } from '../../../services.ts';

type Secrets = Pick<Services, 'pseudonym'>;

/** 128 bits: whoever has it goes on in somebody's game. */
const BYTES = 16;

/** The secret of a participation's resume link, worked out as receipt codes are: it can be shown at any time and is stored nowhere. */
export function resumeCode({ pseudonym }: Secrets, participation_id: string): string {
  return pseudonym(`resume:${participation_id}`).subarray(0, BYTES).toString('base64url');
}

/** What is stored to find a participation by its code. */
export function resumeHash({ pseudonym }: Secrets, code: string): Buffer {
  return pseudonym(`resume-code:${code}`);
}
