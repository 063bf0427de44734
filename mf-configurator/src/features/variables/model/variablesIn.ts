import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import {
  namingFields,
  parameterNamed,
  renamePlaceholders,
  roundName,
  secretNamed,
  variablesOf,
} from '@dialogwerk/shared/dialog';
import { loopedVariables } from '@dialogwerk/shared/dialog/graph';

/** A place where a variable stands; null for welcome and ending. */
export interface VariablePlace {
  readonly block: Block | null;
  /** The block's field. */
  readonly field: string;
}

/** A variable with everywhere it stands. */
export interface VariableEntry {
  readonly name: string;
  /** Empty where nothing sets it: it is never anything. */
  readonly setAt: readonly VariablePlace[];
  readonly usedAt: readonly VariablePlace[];
  /** Whether it can be called otherwise by itself; that of a battery's item goes with its block. */
  readonly isRenamable: boolean;
}

const nothing = { get: () => undefined };

/** The names that a renaming looks up. */
function namesAsked(rename: (names: { get: (name: string) => undefined }) => unknown): Set<string> {
  const asked = new Set<string>();
  rename({
    get: (name) => {
      asked.add(name);
      return undefined;
    },
  });
  return asked;
}

/** Every variable of a dialog in the order in which they are first set, those that nothing sets last. */
export function variablesIn({ all_questions, welcome, ending }: SurveyData): VariableEntry[] {
  const setAt = new Map<string, VariablePlace[]>();
  const usedAt = new Map<string, VariablePlace[]>();
  const note = (places: Map<string, VariablePlace[]>, name: string, place: VariablePlace): void => {
    if (secretNamed(name) === null && parameterNamed(name) === null)
      places.set(name, [...(places.get(name) ?? []), place]);
  };
  const ownNames = new Set<string>();
  for (const block of all_questions) {
    for (const name of variablesOf([block]).keys()) note(setAt, name, { block, field: 'variable' });
    for (const { field, renamed } of namingFields(block)) {
      for (const name of namesAsked((names) => renamed(names, nothing))) note(usedAt, name, { block, field });
      for (const name of namesAsked((names) => renamed(nothing, names))) ownNames.add(name);
    }
  }
  for (const [field, text] of Object.entries({ welcome, ending })) {
    for (const name of namesAsked((names) => renamePlaceholders(text, names)))
      note(usedAt, name, { block: null, field });
  }
  const inRounds = setInRounds(all_questions);
  return [...new Set([...setAt.keys(), ...usedAt.keys()])].map((name) => ({
    name,
    setAt: setAt.get(name) ?? inRounds.get(name) ?? [],
    usedAt: usedAt.get(name) ?? [],
    isRenamable: ownNames.has(name),
  }));
}

/** Where the names are set that variables have in each round of a loop, and what a round is called. */
function setInRounds(blocks: readonly Block[]): ReadonlyMap<string, readonly VariablePlace[]> {
  const byId = new Map(blocks.map((block) => [block.unique_question_id, block]));
  const places = new Map<string, readonly VariablePlace[]>();
  for (const { block: id, rounds } of loopedVariables(blocks)) {
    const place = [{ block: byId.get(id) ?? null, field: 'variable' }];
    for (const { name } of rounds) places.set(name, place);
  }
  for (const block of blocks)
    if (block.type === 'loop' && block.variable !== null)
      places.set(roundName(block.variable), [{ block, field: 'variable' }]);
  return places;
}
