import type { Block } from '../../contract/index.ts';
import type { Constants } from '../blocks/Constants.ts';
import { awaitedDays } from '../paths/awaitedDays.ts';
import { expressionsOf } from '../paths/expressionsOf.ts';
import { linksIn } from '../paths/startsOf.ts';

/** The constants of a dialog, each once: chance alone would hardly ever write just the word that a condition waits for. `at`: when the conversations happen. */
export function constantsOf(blocks: readonly Block[], at?: number): Constants {
  const expressions = expressionsOf(blocks);
  const values = expressions.flatMap((mentioned) => mentioned.values);
  const asked = blocks.flatMap((block) =>
    block.type === 'qa' ? block.qa_entries.flatMap(({ questions }) => questions) : [],
  );
  const links = linksIn(expressions);
  return {
    ...(links.length === 0 ? {} : { links }),
    numbers: [...new Set(values.filter((value) => typeof value === 'number'))],
    days: awaitedDays(expressions, at),
    texts: [...new Set([...values.filter((value) => typeof value === 'string'), ...asked])],
  };
}
