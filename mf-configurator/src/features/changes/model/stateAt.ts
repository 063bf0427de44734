import type { Block } from '@dialogwerk/shared/contract';
import type { Entry } from './Entry.ts';
import { isBlock } from './isBlock.ts';

/** What has to be so for the dialog to be as it was right after a change. */
export interface StateAt {
  /** Blocks that were there; as they were deleted later. */
  readonly there: readonly Block[];
  /** Ids of blocks that came later. */
  readonly notThere: readonly string[];
  /** Values by block and field. */
  readonly blocks: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  readonly settings: Readonly<Record<string, unknown>>;
}

/**
 * How the dialog was right after `entry`, worked out from all later ones: a field had the value that the oldest later change
 * of it has taken away. `entries` stand with the newest first and hold every later one.
 */
export function stateAt(entries: readonly Entry[], entry: Entry): StateAt {
  const later = entries.filter(({ revision, undone }) => revision > entry.revision && !undone);
  const there: Block[] = [];
  const notThere: string[] = [];
  const blocks = new Map<string, Record<string, unknown>>();
  const settings: Record<string, unknown> = {};
  const seen = new Set<string>();
  for (const { unique_question_id: id, key, change, old_value } of later
    .toReversed()
    .flatMap(({ changes }) => changes)) {
    const place = `${id ?? ''} ${key}`;
    if (seen.has(place)) continue;
    seen.add(place);
    if (id === null) settings[key] = old_value;
    else if (change === 'create') notThere.push(id);
    else if (change === 'delete') there.push(...(isBlock(old_value) ? [old_value] : []));
    else blocks.set(id, { ...blocks.get(id), [key]: old_value });
  }
  for (const id of notThere) blocks.delete(id);
  return { there, notThere, blocks, settings };
}
