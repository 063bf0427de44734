import type { BlockOf } from '../../../contract/index.ts';
import type { BlockFacts } from '../BlockFacts.ts';
import type { BlockRule } from '../BlockRule.ts';
import { none, nothingDone } from '../common/facts.ts';

/** KI-Gespräch: without a model its fallback is said and nothing is asked (domain.md §6). */
export const gptRule: BlockRule<BlockOf<'gpt'>> = {
  newBlock: (base) => ({
    ...base,
    type: 'gpt',
    brief: '',
    max_exchanges: 5,
    gpt_exit_conditions: [],
    fallback: '',
    fallback_target: null,
  }),
  variables: () => [],
  ask: () => null,
};

export const gptFacts: BlockFacts<'gpt'> = {
  name: 'KI-Gespräch',
  hint: 'Ein freies Gespräch. Zurzeit ist kein Sprachmodell angeschlossen.',
  group: 'text',
  fields: {
    brief: 'Auftrag an das Modell',
    max_exchanges: 'Höchstens so viele Wechsel',
    gpt_exit_conditions: 'Ausstiegsbedingungen',
    fallback: 'Ersatztext',
    fallback_target: 'Nach dem Ersatztext weiter mit',
  },
  card: () => ['ohne Modell'],
  does: nothingDone,
  lines: none,
  printed: () => ({ kind: 'nothing' }),
  words: none,
};
