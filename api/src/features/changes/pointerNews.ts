import type { AuthorPointer } from '@dialogwerk/shared/contract';
import type { Message } from '../../bus/Bus.ts';

/** By what a window's news are known. An author may name a window only as one of their own. */
export const pointerKey = ({ user_id, client }: Pick<AuthorPointer, 'user_id' | 'client'>): string =>
  `${user_id} ${client}`;

/** Where a window is, as the stream tells it (`pointerEvent`). */
export function pointerNews(pointer: AuthorPointer): Message {
  return { key: pointerKey(pointer), text: JSON.stringify({ pointer }) };
}
