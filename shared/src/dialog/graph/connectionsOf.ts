import type { Block } from '../../contract/index.ts';
import { startBlock } from '../blocks/startBlock.ts';
import { choicesOfBlock } from './choicesOfBlock.ts';
import { drawnBlock } from './outcomes/drawnBlock.ts';
import { jumpHandles, outcomeLines } from './outcomes/outcomeLines.ts';
import type { OutcomeHandle } from './outcomes/outcomeLines.ts';
import { loopGroups } from './loops/loopGroups.ts';
import type { LoopGroups } from './loops/loopGroups.ts';
import { settledEdges } from './settledEdges.ts';
import { choiceName } from '../saying/choiceName.ts';
import { jumpCondition } from './jumpCondition.ts';
import { sayablesOf } from '../saying/sayablesOf.ts';
import type { Sayables } from '../saying/sayablesOf.ts';
import { snapshotOf } from './snapshotOf.ts';
import type { EditedDialog } from './snapshotOf.ts';
import { END, START } from './terminals.ts';
import { edgeTexts } from './texts.ts';

/**
 * Why the dialog may go from one block to another: they follow in order, a jump was set, or a jump on a condition. A
 * round of a loop begins with a block or ends behind it (`round`). A trigger of a multi-chat begins at a block (`triggerSource`) or leads to one (`triggerTarget`).
 */
export type ConnectionKind = 'order' | 'jump' | 'condition' | 'round' | 'triggerSource' | 'triggerTarget';

export interface Connection {
  readonly kind: ConnectionKind;
  /** Block id, or `START`. */
  readonly source: string;
  /** Block id, or `END`. */
  readonly target: string;
  /** The options or conditions that lead there, and what ways into, around and out of a loop are; empty for all others. */
  readonly labels: readonly string[];
  /** Stands in the block's settings and goes only there. */
  readonly settled?: boolean;
  /** The outcome's handle that it leaves from; without one it leaves from the middle below the card. */
  readonly handle?: OutcomeHandle;
  /** What it is drawn as where outcomes have handles of their own: one for each, and one for all the rest. */
  readonly parts?: readonly Connection[];
}

/** One list for all that have none, because nearly all connections of a long dialog have none. */
const NO_LABELS: readonly string[] = [];
const EACH_ROUND: readonly string[] = [edgeTexts.eachRound];
const NEXT_ROUND: readonly string[] = [edgeTexts.nextRound];
const NEXT_ITEM: readonly string[] = [edgeTexts.nextItem];
const AFTER_LOOP: readonly string[] = [edgeTexts.afterLoop];

/**
 * Every edge of the dialog (domain.md §3.5). A jump to a block that is gone falls through and is not drawn; one into a loop from outside begins
 * with the loop.
 */
export function connectionsOf(survey: EditedDialog): Connection[] {
  const blocks = survey.all_questions;
  const first = startBlock(blocks);
  if (!first) return [];
  const known = new Set([...blocks.map(({ unique_question_id }) => unique_question_id), END]);
  const groups = loopGroups(blocks);
  const said = sayablesOf(snapshotOf(survey));
  const begin = groups.entryOf(null, first.unique_question_id);
  const connections: Connection[] = [{ kind: 'order', source: START, target: begin, labels: NO_LABELS }];
  for (const block of blocks) {
    const source = block.unique_question_id;
    for (const target of groups.firstsOf(source))
      connections.push({ kind: 'round', source, target, labels: labelsInto(block, target), settled: true });
    connections.push(...conditionsOf(survey, drawnBlock(block, survey), known, groups, said));
    const fallback = fallbackAlone(block);
    if (fallback === null || !known.has(fallback)) connections.push(goesOn(block, known, groups));
  }
  return connections;
}

/** The connections as they are drawn where outcomes have handles of their own. */
export function drawnByOption(connections: readonly Connection[]): Connection[] {
  return connections.flatMap((connection) => connection.parts ?? connection);
}

/** What is written along a connection: none where the line of its outcome says it. */
export function writtenLabels({ labels, handle }: Connection): readonly string[] {
  return handle ? NO_LABELS : labels;
}

/** Where a conversation goes that no model was meant to lead, whatever its jumps say; null for any other block. */
export function fallbackAlone(block: Block): string | null {
  if (block.type !== 'gpt' || block.is_end || block.brief !== '' || block.gpt_exit_conditions.length > 0) return null;
  return block.fallback_target;
}

/** What the way into a round is called, or into an item of a shuffle. */
function labelsInto(block: Block, target: string): readonly string[] {
  if (block.type !== 'shuffle') return EACH_ROUND;
  return block.items.flatMap(({ members, text }) => (members.includes(target) ? [text] : [])).slice(0, 1);
}

function goesOn(block: Block, known: ReadonlySet<string>, groups: LoopGroups): Connection {
  const source = block.unique_question_id;
  // Where the fallback leads to a block that is gone, the order leads on.
  const target = fallbackAlone(block) ?? block.jump_to_question;
  const labels = groups.firstsOf(source).length === 0 ? NO_LABELS : AFTER_LOOP;
  if (block.is_end) return { kind: 'jump', source, target: END, labels };
  if (target !== null && known.has(target))
    return { kind: 'jump', source, target: groups.entryOf(source, target), labels };
  const following = groups.followingOf(source) ?? END;
  if (following === groups.loopOf(source)) {
    const next = groups.isShuffle(following) ? NEXT_ITEM : NEXT_ROUND;
    return { kind: 'round', source, target: following, labels: next, settled: true };
  }
  return { kind: 'order', source, target: following, labels };
}

/** What leads to one target, in the order of the jumps. */
interface Leading {
  /** From outcomes that have handles. */
  readonly byHandle: { readonly handle: OutcomeHandle; readonly label: string }[];
  readonly labels: string[];
  /** Those that have no handle on the card. */
  readonly rest: string[];
  /** Whether something leads there that a line can be taken away of. */
  isDrawn: boolean;
  isRestJumped: boolean;
}

/** One connection per target, so that edges to the same block do not lie on top of each other. */
function conditionsOf(
  survey: EditedDialog,
  block: Block,
  known: ReadonlySet<string>,
  groups: LoopGroups,
  said: Sayables,
): Connection[] {
  const settled = settledEdges(block);
  // Most blocks only go on, and need nothing of the rest.
  if (block.jump_to_ids.length === 0 && settled.length === 0) return [];
  const byTarget = new Map<string, Leading>();
  const leadingTo = (wanted: string): Leading => {
    const target = groups.entryOf(block.unique_question_id, wanted);
    const leading = byTarget.get(target) ?? {
      byHandle: [],
      labels: [],
      rest: [],
      isDrawn: false,
      isRestJumped: false,
    };
    byTarget.set(target, leading);
    return leading;
  };
  const jumps =
    block.is_end || fallbackAlone(block) !== null ? [] : block.jump_to_ids.filter(({ target }) => known.has(target));
  // Only these jumps need the block's choices, which cost as much as all else here.
  const byOption = jumps.some(({ kind }) => kind === 'option');
  const texts = new Map(
    byOption ? choicesOfBlock(survey, block).map((choice, at) => [choice.id, choiceName(choice, at)]) : [],
  );
  const handlesOf = jumpHandles(block);
  const settledHandles = new Map(
    settled.length > 0 ? outcomeLines(block).lines.map(({ handle }) => [handle.outcome, handle]) : [],
  );
  for (const jump of jumps) {
    const label = jump.kind === 'option' ? texts.get(jump.option_id) : jumpCondition(block, jump.condition, said);
    if (label === undefined) continue;
    const leading = leadingTo(jump.target);
    const handles = handlesOf(jump);
    leading.labels.push(label);
    leading.isDrawn = true;
    for (const handle of handles) leading.byHandle.push({ handle, label });
    if (handles.length === 0) {
      leading.rest.push(label);
      leading.isRestJumped = true;
    }
  }
  for (const { target, label, outcome } of settled) {
    if (!known.has(target)) continue;
    const leading = leadingTo(target);
    const handle = outcome === null ? undefined : settledHandles.get(outcome);
    leading.labels.push(label);
    if (handle) {
      leading.byHandle.push({ handle, label });
      leading.isDrawn = true;
    } else leading.rest.push(label);
  }
  return [...byTarget].map(([target, leading]) => connectionTo(block.unique_question_id, target, leading));
}

function connectionTo(source: string, target: string, leading: Leading): Connection {
  const { byHandle, labels, rest, isDrawn, isRestJumped } = leading;
  const kind = 'condition';
  const settled = !isDrawn;
  if (byHandle.length === 0) return { kind, source, target, labels, settled };
  const parts: Connection[] = byHandle.map(({ handle, label }) => ({ kind, source, target, labels: [label], handle }));
  if (rest.length > 0) parts.push({ kind, source, target, labels: rest, settled: !isRestJumped });
  return { kind, source, target, labels, settled, parts };
}
