import type { BlockOf } from '../../../contract/index.ts';
import type { BlockFacts } from '../BlockFacts.ts';
import type { BlockRule } from '../BlockRule.ts';
import { none, nothingDone } from '../common/facts.ts';

/** Nachricht: says its text, the dialog goes on (domain.md §2). */
export const messageRule: BlockRule<BlockOf<'message'>> = {
  newBlock: (base) => ({ ...base, type: 'message' }),
  variables: () => [],
  ask: () => null,
};

export const messageFacts: BlockFacts<'message'> = {
  name: 'Nachricht',
  hint: 'Sagt etwas, der Dialog geht weiter.',
  group: 'text',
  fields: {},
  card: none,
  does: nothingDone,
  lines: none,
  printed: () => ({ kind: 'nothing' }),
  words: none,
};
