import type { BlockOf } from '../../../contract/index.ts';
import type { BlockFacts } from '../BlockFacts.ts';
import type { BlockRule } from '../BlockRule.ts';
import { assigned, none } from '../common/facts.ts';

/** Berechnung: sets variables from expressions, asks nothing (domain.md §2). */
export const assignRule: BlockRule<BlockOf<'assign'>> = {
  newBlock: (base) => ({ ...base, type: 'assign', assignments: [] }),
  variables: ({ assignments }) => assignments.map(({ variable }) => ({ variable, kind: 'unknown' })),
  ask: () => null,
};

export const assignFacts: BlockFacts<'assign'> = {
  name: 'Berechnung',
  hint: 'Rechnet mit Antworten, fragt nichts.',
  group: 'flow',
  fields: { assignments: 'Berechnungen' },
  card: none,
  does: (block) => assigned(block).join('; '),
  lines: assigned,
  printed: (block) => ({ kind: 'note', text: `Berechnung: ${assigned(block).join('; ')}` }),
  words: assigned,
};
