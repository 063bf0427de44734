import { resultTexts } from './texts.ts';
import { conversationFacts, conversationStates } from './Variable.ts';
import type { ConversationFact, Variable } from './Variable.ts';
import type { NameGiver } from './variableNames.ts';

type Kind = Pick<Variable, 'type' | 'measure' | 'values'>;

const text: Kind = { type: 'text', measure: 'nominal', values: [] };
const moment: Kind = { type: 'datetime', measure: 'scale', values: [] };
const count: Kind = { type: 'number', measure: 'scale', values: [] };

/** The number that a conversation's state has in data, from 1. */
export function stateCode(state: (typeof conversationStates)[number]): number {
  return conversationStates.indexOf(state) + 1;
}

const states: Kind = {
  type: 'number',
  measure: 'nominal',
  values: conversationStates.map((state) => ({ value: stateCode(state), label: resultTexts.states[state] })),
};

const kinds: { readonly [F in ConversationFact]: Kind } = {
  conversation_id: text,
  state: states,
  started_at: moment,
  finished_at: moment,
  seconds: count,
  answered: count,
  publication: { ...count, measure: 'ordinal' },
  revision: { ...count, measure: 'ordinal' },
  language: text,
};

/** The columns that every dialog has, in front of all others. */
export function factVariables(names: NameGiver): Variable[] {
  return conversationFacts.map((fact): Variable => {
    const name = names.give(`dw_${fact}`);
    const bounds = kinds[fact].type === 'number' ? { min: 0, max: 1e12 } : null;
    const source = { from: 'conversation', fact } as const;
    return Object.assign(
      { name, label: resultTexts.facts[fact], bounds, set: null, missingName: null, source },
      kinds[fact],
    );
  });
}
