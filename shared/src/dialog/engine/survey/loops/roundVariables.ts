import type { Block, BlockOf } from '../../../../contract/index.ts';
import { variablesSetBy } from '../../../blocks/blockRules.ts';
import { entryName, roundName, roundNumber } from '../../../blocks/loop/loop.ts';
import { mapExpressions } from '../../../blocks/mapExpressions.ts';
import { renamedBlock } from '../../../blocks/renamedBlock.ts';
import { spreadRounds } from '../../../expressions/spreadRounds.ts';
import type { Round } from './roundsOf.ts';

/** What becomes of variables as a loop is unrolled. */
export interface RoundVariables {
  /** A block of its group as it is in one of its rounds: it names and sets what is of that round. */
  readonly inside: (block: Block, round: Round) => Block;
  /** Any other block: functions of several values take what was answered in all rounds. */
  readonly outside: <B extends Block>(block: B) => B;
  /** What a variable of the group is called in each round; undefined for any other. */
  readonly roundsOf: (variable: string) => readonly string[] | undefined;
}

const setBy = (block: Block): string[] => variablesSetBy(block).map(({ variable }) => variable);

/**
 * The variables of a loop's `group`, which has a name for each round. One that is set `outside` of it, too, such as a sum that goes on, is the same in all
 * rounds.
 */
export function roundVariables(
  loop: BlockOf<'loop'>,
  group: readonly Block[],
  rounds: readonly Round[],
  outside: readonly Block[],
): RoundVariables {
  const shared = new Set(outside.flatMap(setBy));
  const byRound = new Map(rounds.map((round) => [round, namesIn(group, round, shared)]));
  const all = new Map<string, string[]>();
  for (const names of byRound.values())
    for (const [name, inThere] of names) all.set(name, [...(all.get(name) ?? []), inThere]);
  return {
    inside: (block, round) => {
      const names = byRound.get(round) ?? new Map<string, string>();
      const read = new Map([...names, ...ownName(loop, round, names)]);
      // Apart, because the item 1 of a battery `mood` is called as the battery in the first round.
      return withNumber(renamedBlock(block, read, new Map()), round, shared);
    },
    outside: (block) => mapExpressions(block, (expression) => spreadRounds(expression, (name) => all.get(name))),
    roundsOf: (name) => all.get(name),
  };
}

function namesIn(group: readonly Block[], round: Round, shared: ReadonlySet<string>): Map<string, string> {
  const names = new Map<string, string>();
  for (const block of group) {
    const numbered = withNumber(block, round, shared);
    const renamed = setBy(numbered);
    for (const [index, name] of setBy(block).entries()) names.set(name, renamed[index] ?? name);
    if (block.type === 'loop' && block.variable !== null && numbered.variable !== null)
      names.set(roundName(block.variable), roundName(numbered.variable));
  }
  return new Map([...names].filter(([name, inThere]) => name !== inThere));
}

/** A block whose own variables have the number of a round behind them. */
function withNumber(block: Block, { number }: Round, shared: ReadonlySet<string>): Block {
  const numbered = (name: string): string => (shared.has(name) ? name : `${name}_${number}`);
  const each = <Setting extends { readonly variable: string }>(settings: readonly Setting[]): Setting[] =>
    settings.map((setting) => Object.assign({}, setting, { variable: numbered(setting.variable) }));
  const own = Object.assign({}, block, { variable: block.variable === null ? null : numbered(block.variable) });
  if (own.type === 'assign') return { ...own, assignments: each(own.assignments) };
  return own.type === 'api' ? { ...own, mapping: each(own.mapping) } : own;
}

/** What a round is called by, in its own group: by its entry, by what was answered there, or by its number. */
function ownName(
  { variable, named_by, rounds }: BlockOf<'loop'>,
  { number }: Round,
  names: ReadonlyMap<string, string>,
): [string, string][] {
  if (variable === null) return [];
  const answered = named_by === null ? roundNumber(variable) : (names.get(named_by) ?? named_by);
  return [[roundName(variable), rounds.kind === 'entries' ? entryName(variable, number) : answered]];
}
