import type { Block } from '../../contract/index.ts';
import type { Constants } from '../blocks/Constants.ts';
import { expressionsOf } from '../paths/expressionsOf.ts';

/** The constants of a dialog, each once: chance alone would hardly ever write just the word that a condition waits for. */
export function constantsOf(blocks: readonly Block[]): Constants {
  const values = expressionsOf(blocks).flatMap((mentioned) => mentioned.values);
  const asked = blocks.flatMap((block) =>
    block.type === 'qa' ? block.qa_entries.flatMap(({ questions }) => questions) : [],
  );
  return {
    numbers: [...new Set(values.filter((value) => typeof value === 'number'))],
    texts: [...new Set([...values.filter((value) => typeof value === 'string'), ...asked])],
  };
}
