import type { Block, BlockDifference } from '../../contract/index.ts';
import { blockName } from '../blocks/blockName.ts';
import { fieldDifferences } from './fieldDifferences.ts';
import { longestRise } from './longestRise.ts';

/**
 * Where a card lies and which advice its author does not follow is nothing to respondents, where a block is asked is told by its neighbours, and numbers
 * follow from items.
 */
const IGNORED: ReadonlySet<string> = new Set(['order', 'position', 'numbered_items', 'wanted_wording']);

type Neighbour = Extract<BlockDifference, { kind: 'added' }>['draft_after'];

/**
 * The blocks that came, went, changed or moved, in the draft's order; what went stands behind the block that it stood
 * behind. As few as possible count as moved: a block that was put elsewhere moves, those that it passed do not.
 */
export function blockDifferences(published: readonly Block[], draft: readonly Block[]): BlockDifference[] {
  const before = new Map(published.map((block, index) => [block.unique_question_id, { block, index }]));
  const stays = new Set(draft.map(({ unique_question_id }) => unique_question_id));
  const gone = removedRuns(published, stays);
  const still = stayingOnes(draft, before);
  return [
    ...(gone.get(null) ?? []),
    ...draft.flatMap((block, index): BlockDifference[] => {
      const id = block.unique_question_id;
      const was = before.get(id);
      const draft_after = neighbourOf(draft[index - 1]);
      const name = nameOf(block);
      const behind = gone.get(id) ?? [];
      if (!was) return [{ kind: 'added', name, block, draft_after }, ...behind];
      const fields = fieldDifferences(was.block, block, IGNORED);
      const moved = still.has(id) ? null : { published_after: neighbourOf(published[was.index - 1]), draft_after };
      if (fields.length > 0) return [{ kind: 'changed', name, block, fields, moved }, ...behind];
      return moved ? [{ kind: 'moved', name, block, moved }, ...behind] : behind;
    }),
  ];
}

/** The removed blocks by the staying one that they stood behind; null for those at the start. */
function removedRuns(published: readonly Block[], stays: ReadonlySet<string>): Map<string | null, BlockDifference[]> {
  const runs = new Map<string | null, BlockDifference[]>();
  let last: string | null = null;
  for (const [index, block] of published.entries()) {
    if (stays.has(block.unique_question_id)) {
      last = block.unique_question_id;
      continue;
    }
    const run = runs.get(last) ?? [];
    run.push({ kind: 'removed', name: nameOf(block), block, published_after: neighbourOf(published[index - 1]) });
    runs.set(last, run);
  }
  return runs;
}

/** The blocks of both that need not be moved. */
function stayingOnes(draft: readonly Block[], before: ReadonlyMap<string, { readonly index: number }>): Set<string> {
  const common = draft.flatMap(({ unique_question_id: id }) => {
    const was = before.get(id);
    return was ? [{ id, index: was.index }] : [];
  });
  const rise = new Set(longestRise(common.map(({ index }) => index)));
  return new Set(common.filter((_, position) => rise.has(position)).map(({ id }) => id));
}

function neighbourOf(block: Block | undefined): Neighbour {
  return block ? { unique_question_id: block.unique_question_id, name: nameOf(block) } : null;
}

/** What its author calls it; its id when it says nothing. */
function nameOf(block: Block): string {
  return blockName(block, block.context) || block.unique_question_id;
}
