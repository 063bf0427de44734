import { END } from '@dialogwerk/shared/dialog/graph';
import type { Connection } from '@dialogwerk/shared/dialog/graph';

/** Whether a block can be made on a connection: not on triggers, which lead to other dialogs, nor where a declined consent ends all. */
export function canSplit({ kind, target }: Connection): boolean {
  return kind === 'order' || kind === 'jump' || (kind === 'condition' && target !== END);
}
