import type { Services } from '../../../services.ts';

/** Signs that are not mistaken for each other, read aloud or written down; 32 of them, so that each is 5 bits. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 12;
const GROUP = 4;

type Secrets = Pick<Services, 'pseudonym'>;

/**
 * A conversation's receipt code, 60 bits in groups: `K7QM-2WXA-9PTR`. It is worked out from the conversation's id and
 * the installation's secret, so that it can be shown at any time though it is stored nowhere.
 */
export function receiptCode({ pseudonym }: Secrets, conversation_id: string): string {
  const bytes = pseudonym(`receipt:${conversation_id}`);
  const signs = Array.from({ length: LENGTH }, (_, index) => SIGNS.charAt(bytes.readUInt8(index) % SIGNS.length));
  return Array.from({ length: LENGTH / GROUP }, (_, group) =>
    signs.slice(group * GROUP, (group + 1) * GROUP).join(''),
  ).join('-');
}

/** What is stored to find a conversation by its code; blanks, hyphens and small letters do not matter. */
export function receiptHash({ pseudonym }: Secrets, code: string): Buffer {
  return pseudonym(`receipt-code:${code.replace(/[\s\p{Pd}]/gu, '').toUpperCase()}`);
}
