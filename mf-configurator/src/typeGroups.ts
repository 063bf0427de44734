import type { BlockType } from '@dialogwerk/shared/contract';
import { blockFacts } from '@dialogwerk/shared/dialog';
import type { TypeGroup } from '@dialogwerk/shared/dialog';

const types = Object.keys(blockFacts).filter((type): type is BlockType => type in blockFacts);

/** The block types in the order in which the menu offers them; `group` stands with the first one of each group. */
export const offeredTypes: readonly { readonly type: BlockType; readonly group: TypeGroup | null }[] = types.map(
  (type, index) => {
    const before = types[index - 1];
    const { group } = blockFacts[type];
    const isFirst = before === undefined || blockFacts[before].group !== group;
    return { type, group: isFirst ? group : null };
  },
);
