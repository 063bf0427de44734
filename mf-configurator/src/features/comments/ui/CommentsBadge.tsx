import { CountBadge } from '../../../CountBadge.tsx';
import { useOpenComments } from './useOpenComments.ts';

/** How many threads about a dialog are open, on the tool's button; nothing where none is. */
export function CommentsBadge({ survey_id }: { readonly survey_id: string }) {
  const counts = useOpenComments(survey_id);
  const open = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return <CountBadge count={open} tone="info" />;
}
