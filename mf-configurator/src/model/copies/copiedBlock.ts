import type { Block } from '@dialogwerk/shared/contract';
import { renamedBlock, retargeted } from '@dialogwerk/shared/dialog';

/** What is called otherwise in copies, by what it was called. */
export interface CopyNames {
  readonly ids: ReadonlyMap<string, string>;
  readonly variables: ReadonlyMap<string, string>;
  readonly scales: ReadonlyMap<string, string>;
}

/** A block with all that it names by its new name; `targetOf` says where its ways lead now. It keeps its own id. */
export function copiedBlock(
  block: Block,
  { ids, variables, scales }: CopyNames,
  targetOf: (target: string) => string | null,
): Block {
  const renamed = renamedBlock(block, variables);
  // What belongs to a loop is no jump that could be left out.
  const own = Object.assign({}, renamed, membersField(renamed, new Map()));
  return Object.assign({}, retargeted(own, targetOf), membersField(block, ids), scaleField(block, scales));
}

/** A copy of a loop or shuffle has the copies of its blocks alone: those that it was copied from keep theirs. */
function membersField(block: Block, ids: ReadonlyMap<string, string>): object {
  const copies = (members: readonly string[]): string[] => members.flatMap((member) => ids.get(member) ?? []);
  if (block.type === 'loop') return { members: copies(block.members) };
  if (block.type !== 'shuffle') return {};
  return { items: block.items.map((item) => ({ ...item, members: copies(item.members) })) };
}

function scaleField(block: Block, ids: ReadonlyMap<string, string>): object {
  const template = templateOf(block);
  const template_id = template === null ? undefined : ids.get(template);
  return template_id === undefined ? {} : { scale: { from: 'template', template_id } };
}

/** The shared scale of a block; null for none. */
export function templateOf(block: Block): string | null {
  if (block.type !== 'likert' && block.type !== 'matrix') return null;
  return block.scale.from === 'template' ? block.scale.template_id : null;
}
