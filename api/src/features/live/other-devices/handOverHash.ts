import type { Services } from '../../../services.ts';

/** What is stored to know a code for another device again. */
export function handOverHash({ pseudonym }: Pick<Services, 'pseudonym'>, code: string): Buffer {
  return pseudonym(`hand-over-code:${code}`);
}
