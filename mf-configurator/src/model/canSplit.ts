import { END } from '@dialogwerk/shared/dialog/graph';
import type { Connection } from '@dialogwerk/shared/dialog/graph';
import { sectionOf } from './sectionCard.ts';

/** Whether a block can be made on a connection: not on triggers, which lead to other dialogs, nor where a declined consent ends all. */
export function canSplit({ kind, source, target, settled }: Connection): boolean {
  // What ends at a folded section may stand for several.
  if (sectionOf(source) !== null || sectionOf(target) !== null) return false;
  return (
    kind === 'order' ||
    kind === 'jump' ||
    kind === 'round' ||
    (kind === 'condition' && (target !== END || settled !== true))
  );
}
