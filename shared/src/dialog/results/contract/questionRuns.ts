import type { Block, AnsweredType, BlockOf, ScalePoint } from '../../../contract/index.ts';
import { isAnswered } from '../../blocks/blockRules.ts';
import { carryOf, withCarried } from '../../blocks/carried.ts';
import { writtenId } from '../../blocks/loop/roundId.ts';
import type { WholeBlock } from '../../blocks/carried.ts';
import { unrolledSnapshot } from '../../engine/survey/loops/unrolledSnapshot.ts';
import type { SurveySnapshot } from '../../engine/survey/SurveySnapshot.ts';
import { pointsOf } from './pointsOf.ts';
import type { DataContract } from './DataContract.ts';

/** A dialog as a revision keeps it. */
export interface KeptRevision {
  readonly revision: number;
  readonly snapshot: SurveySnapshot;
}

export interface BlockVersion {
  readonly revision: number;
  readonly block: BlockOf<AnsweredType>;
  /** Of its scale; empty without one. */
  readonly points: readonly ScalePoint[];
  /** The blocks of its revision, where it takes over what others offer; null where it does not. */
  readonly blockOf: WholeBlock | null;
}

/** Versions of a question that follow each other and mean the same, so that their answers stand in the same columns. */
export interface QuestionRun {
  /** The block's id and the how many-th run of it this is. */
  readonly key: string;
  /** From 0. */
  readonly index: number;
  /** From the oldest to the newest; at least one. */
  readonly versions: readonly BlockVersion[];
  readonly newest: BlockVersion;
}

/** A version of a question, as far as the meaning of its answers goes. */
type AskedSo = Pick<BlockVersion, 'block' | 'points'>;

/** Whether answers to two versions can stand in the same column: same type, scores that run the same way. */
export function meansTheSame(before: AskedSo, after: AskedSo, isLenient = false): boolean {
  if (before.block.type !== after.block.type) return false;
  return (
    isLenient ||
    (shapeOf(before) === shapeOf(after) && !isAnyTurnedRound(before, after) && !isOtherOfOtherKind(before, after))
  );
}

/** What turns an answer into numbers: values of points, whether they count the other way, one choice or several. */
function shapeOf({ block, points }: AskedSo): string {
  const values = points.map(({ value }) => value).toSorted((a, b) => a - b);
  return JSON.stringify([
    values,
    block.type === 'likert' && block.inverse,
    block.type === 'picture' && block.max === 1,
  ]);
}

/** Whether an item that both have counts the other way in one of them. */
function isAnyTurnedRound({ block: before }: AskedSo, { block: after }: AskedSo): boolean {
  if (before.type !== 'matrix' || after.type !== 'matrix') return false;
  const directions = directionsOf(before);
  return [...directionsOf(after)].some(([id, inverse]) => directions.has(id) && directions.get(id) !== inverse);
}

/** Which items count the other way; of two with one id the first, as columns have it. */
const directionsOf = ({ items }: BlockOf<'matrix'>): ReadonlyMap<string, boolean> =>
  new Map(items.toReversed().map(({ id, inverse }) => [id, inverse]));

/** Whether both ask for something beside 'Sonstiges', one for words and one for a number. */
function isOtherOfOtherKind({ block: before }: AskedSo, { block: after }: AskedSo): boolean {
  const kindOf = (block: Block): string | null => ('other' in block ? (block.other ?? null) : null);
  const [was, is] = [kindOf(before), kindOf(after)];
  return was !== null && is !== null && was !== is;
}

/** The runs of each question that any revision asks, from the oldest to the newest; `revisions` from the oldest to the newest. */
export function questionRuns(
  revisions: readonly KeptRevision[],
  { lenientUntil, renewed }: Pick<DataContract, 'lenientUntil' | 'renewed'>,
): Map<string, QuestionRun[]> {
  const runs = new Map<string, BlockVersion[][]>();
  for (const { revision, snapshot } of revisions) {
    const blocks = withCarried(unrolledSnapshot(snapshot).blocks);
    const byId = new Map(blocks.map((block) => [block.unique_question_id, block]));
    for (const block of blocks.filter(isAnswered)) {
      const blockOf = carryOf(block) === null ? null : (id: string) => byId.get(id);
      const version = { revision, block, points: pointsOf(block, snapshot.templ_options), blockOf };
      const own = runs.get(block.unique_question_id) ?? [];
      const last = own.at(-1);
      const before = last?.at(-1);
      const isRenewed = renewed.get(writtenId(block.unique_question_id))?.includes(revision) ?? false;
      if (last && before && !isRenewed && meansTheSame(before, version, revision <= lenientUntil)) last.push(version);
      else own.push([version]);
      runs.set(block.unique_question_id, own);
    }
  }
  return new Map([...runs].map(([id, own]) => [id, own.flatMap((versions, index) => runOf(id, index, versions))]));
}

function runOf(id: string, index: number, versions: readonly BlockVersion[]): QuestionRun[] {
  const newest = versions.at(-1);
  return newest ? [{ key: index === 0 ? id : `${id}#${index + 1}`, index, versions, newest }] : [];
}
