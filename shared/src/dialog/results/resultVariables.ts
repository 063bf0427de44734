import type { Block } from '../../contract/index.ts';
import { computedWishes, linkWish, questionWishes } from './columnWishes.ts';
import type { ColumnWish } from './columnWishes.ts';
import { emptyContract } from './contract/DataContract.ts';
import type { DataContract } from './contract/DataContract.ts';
import { numbersOf } from './contract/numbersOf.ts';
import { questionRuns } from './contract/questionRuns.ts';
import type { KeptRevision } from './contract/questionRuns.ts';
import { roundsOfBlock } from '../engine/survey/loops/roundsOfBlock.ts';
import { unrolledSnapshot } from '../engine/survey/loops/unrolledSnapshot.ts';
import { factVariables } from './factVariables.ts';
import { resultTexts } from './texts.ts';
import type { Variable } from './Variable.ts';
import { NameGiver } from './variableNames.ts';

/** The newest wording of every block that any of the revisions had, in order; those that are gone behind those that are there. */
function newestBlocks(revisions: readonly KeptRevision[]): Block[] {
  const now = revisions.at(-1)?.snapshot;
  const newest = new Map(
    revisions.flatMap(({ snapshot }) => snapshot.blocks).map((block) => [block.unique_question_id, block]),
  );
  const isGone = (block: Block): boolean => !now?.blocks.includes(block);
  return [...newest.values()].toSorted(
    (a, b) =>
      a.order - b.order ||
      Number(isGone(a)) - Number(isGone(b)) ||
      (a.unique_question_id < b.unique_question_id ? -1 : 1),
  );
}

/** What columns are made from beside the revisions. */
export interface ColumnFacts {
  /** What was promised before; nothing without it. */
  readonly contract?: DataContract;
  /** Which calculated variables hold numbers. */
  readonly isNumber?: (variable: string) => boolean;
  /** The parameters of its links that are kept or were once. */
  readonly parameters?: readonly string[];
}

/** The columns of a dialog's data, with all names and numbers that they rest on. */
export interface NamedColumns extends Pick<DataContract, 'names' | 'numbers'> {
  readonly variables: readonly Variable[];
}

/**
 * The columns of a dialog's data, known before there is any answer. `revisions`: those that respondents had, from the oldest to the newest. What the
 * contract has keeps its name and its number, everything else gets one that nothing has.
 */
export function namedColumns(kept: readonly KeptRevision[], facts: ColumnFacts = {}): NamedColumns {
  const { contract = emptyContract, isNumber = () => true, parameters = [] } = facts;
  const revisions = kept.map(({ revision, snapshot }) => ({ revision, snapshot: unrolledSnapshot(snapshot) }));
  const blocks = newestBlocks(revisions);
  const runs = questionRuns(revisions, contract);
  const numbers = new Map<string, ReadonlyMap<string, number>>();
  const roundsOf = roundsOfBlock(blocks);
  const named = new Set([...contract.names.keys()].map((key) => key.split('\n', 1)[0]));
  const asked = blocks.flatMap(({ unique_question_id: id }) => {
    const own = runs.get(id) ?? [];
    const isKnown = own.some(({ key }) => named.has(key));
    return own.toReversed().flatMap((run, place) => {
      const of = numbersOf(run, contract.numbers.get(run.key));
      numbers.set(run.key, of);
      return questionWishes(run, of, {
        isPlain: isKnown ? run.index === 0 : place === 0,
        isFormer: place > 0,
        rounds: roundsOf(id).map((round) => round.text || resultTexts.round(round.number)),
      });
    });
  });
  const computed = new Map(blocks.flatMap((block) => computedWishes(block, isNumber)).map((wish) => [wish.key, wish]));
  // What only an earlier version of a block has set stands behind.
  for (const block of revisions.toReversed().flatMap(({ snapshot }) => snapshot.blocks))
    for (const wish of computedWishes(block, isNumber)) if (!computed.has(wish.key)) computed.set(wish.key, wish);
  const wishes = [...asked, ...computed.values(), ...parameters.map(linkWish)];

  const general = factVariables(new NameGiver());
  const giver = new NameGiver([...general.map(({ name }) => name), ...contract.names.values()]);
  const names = new Map<string, string>();
  const nameOf = (key: string, base: string, suffix: string): string => {
    const name = names.get(key) ?? contract.names.get(key) ?? giver.give(base, suffix);
    names.set(key, name);
    return name;
  };
  // Names that authors have chosen come first, so that they keep them, whatever the order of blocks; then what is made from those.
  const rank = ({ isOwn, suffix }: ColumnWish): number => (isOwn ? 0 : 2) + (suffix === '' ? 0 : 1);
  for (const { key, base, suffix } of wishes.toSorted((a, b) => rank(a) - rank(b))) nameOf(key, base, suffix);
  const setNames = new Map(
    wishes.flatMap(({ setKey, base }) => (setKey === null ? [] : [[setKey, nameOf(setKey, base, '_set')]])),
  );
  const variables = wishes.map(({ key, base, suffix, setKey, renamed, variable }): Variable => {
    const name = nameOf(key, base, suffix);
    const wished = renamed === null ? name : new NameGiver().give(base, suffix);
    const set = setKey === null ? null : (setNames.get(setKey) ?? null);
    const missingName = hasMissingName(variable) ? nameOf(`${key}\n_fehlt`, base, `${suffix}_fehlt`) : null;
    const alias = renamed !== null && wished !== name ? { alias: { name: wished, revision: renamed } } : {};
    return Object.assign({ name, set, missingName }, alias, variable);
  });
  return {
    variables: [...general, ...variables],
    names,
    numbers,
  };
}

/** Words, days and times have no value that could stand for a missing one; what is only known of the conversation is never asked. */
const hasMissingName = ({ type, source }: Pick<Variable, 'type' | 'source'>): boolean =>
  type !== 'number' && (source.from === 'answer' || source.from === 'variable');

/** The columns of a dialog's data: `namedColumns`. */
export function resultVariables(revisions: readonly KeptRevision[], facts: ColumnFacts = {}): Variable[] {
  return [...namedColumns(revisions, facts).variables];
}
