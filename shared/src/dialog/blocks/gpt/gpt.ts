import type { BlockOf } from '../../../contract/index.ts';
import type { BlockFacts } from '../BlockFacts.ts';
import type { BlockRule } from '../BlockRule.ts';
import { none, nothingDone } from '../common/facts.ts';

/** KI-Gespräch: the engine asks, where a model leads; without one its fallback is said and nothing is asked (domain.md §6). */
export const gptRule: BlockRule<BlockOf<'gpt'>> = {
  newBlock: (base) => ({
    ...base,
    type: 'gpt',
    brief: '',
    tone: '',
    max_length: 500,
    max_exchanges: 5,
    min_exchanges: 0,
    min_confidence: 0.6,
    gpt_exit_conditions: [],
    fallback: '',
    fallback_target: null,
  }),
  variables: () => [],
  ask: () => null,
};

export const gptFacts: BlockFacts<'gpt'> = {
  name: 'KI-Gespräch',
  hint: 'Ein freies Gespräch, das ein Sprachmodell führt.',
  group: 'text',
  fields: {
    brief: 'Auftrag an das Modell',
    tone: 'Ton',
    max_length: 'Höchstens so viele Zeichen auf einmal',
    max_exchanges: 'Höchstens so viele Antworten',
    min_exchanges: 'Frühester Ausstieg nach so vielen Antworten',
    min_confidence: 'Sicherheit, ab der eine Bedingung zählt',
    gpt_exit_conditions: 'Ausstiegsbedingungen',
    fallback: 'Ersatztext',
    fallback_target: 'Nach dem Ersatztext weiter mit',
  },
  card: none,
  does: nothingDone,
  lines: none,
  printed: () => ({ kind: 'nothing' }),
  words: none,
};
