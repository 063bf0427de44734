import { useStore } from '@nanostores/react';
import { CountBadge } from '../../../CountBadge.tsx';
import { $openComments } from '../state/comments.ts';

/** How many threads are open, on the tool's button; nothing where none is. */
export function CommentsBadge() {
  const counts = useStore($openComments);
  const open = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return <CountBadge count={open} tone="info" />;
}
