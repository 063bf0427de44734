import type { BlockType } from '@dialogwerk/shared/contract';
import { block } from '@dialogwerk/shared/contract/schemas';
import { mayAsk } from '@dialogwerk/shared/dialog';

/** All block types of the contract. */
export const blockTypes: readonly BlockType[] = block.options.map((option) => option.shape.type.value);

/** Those that want a reply, or want one where a language model leads. */
export const askingTypes: readonly BlockType[] = blockTypes.filter((type) => mayAsk({ type }));
