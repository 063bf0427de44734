import type { Choice } from '../../Choice.ts';
import { DIALOG_END } from '../../../contract/blocks/terminals.ts';
import type { Block } from '../../../contract/index.ts';
import { carryOf } from '../../blocks/carried.ts';
import { triesOf, triesTargetOf } from '../../blocks/common/ruled.ts';
import { timeLimitOf, timeTargetOf } from '../../blocks/common/timed.ts';
import { choicesAt } from './choicesOf.ts';
import { maySkip } from './maySkip.ts';
import type { CompiledBlock, ShufflePlace } from './CompiledSurvey.ts';
import { comingBehind } from './shuffles/shufflePlaces.ts';

/** Where a jump leads: to its target, or to the next block in `order` when the target is gone (domain.md §3.5); null for the end. */
export function landing(
  blocks: ReadonlyMap<string, CompiledBlock>,
  from: CompiledBlock,
  target: string | null,
): string | null {
  if (target !== null && blocks.has(target)) return target;
  return target === DIALOG_END ? null : from.following;
}

/** The choices that let the dialog go on; a required consent that is declined ends it. */
function goingOn(compiled: CompiledBlock): readonly Choice[] {
  const choices = choicesAt(compiled);
  const { block } = compiled;
  return block.type === 'consent' && block.required ? choices.filter(({ id }) => id !== 'decline') : choices;
}

/** Whether the dialog can go on from a question without an answer, as with one: skipped, after replies that do not fit, when its time is over, or with nothing left to choose from. */
export function mayPass(block: Block): boolean {
  const isLeft = triesOf(block) !== null && triesTargetOf(block) === null;
  const isTimed = timeLimitOf(block) !== null && timeTargetOf(block) === null;
  return maySkip(block) || isLeft || isTimed || carryOf(block) !== null;
}

/** Whether some jump is certain to be taken: it needs no choice, or every choice has its own and one has to be made. */
function alwaysJumps(from: CompiledBlock): boolean {
  const { block, jumps } = from;
  if (jumps.some(({ kind }) => kind === 'always')) return true;
  const isOneChosen =
    block.type === 'single' || block.type === 'likert' || block.type === 'consent' || block.type === 'experiment';
  const choices = goingOn(from);
  const canSkip = mayPass(block);
  if (!isOneChosen || canSkip || choices.length === 0) return false;
  const jumping = new Set(jumps.map((jump) => (jump.kind === 'option' ? jump.option_id : null)));
  return choices.every(({ id }) => jumping.has(id));
}

/** Where the entries lead that answer questions in place of an answer. */
function asideExits(blocks: ReadonlyMap<string, CompiledBlock>, { block }: CompiledBlock): (string | null)[] {
  const answering = 'asides' in block && block.asides ? blocks.get(block.asides) : undefined;
  if (answering?.block.type !== 'qa') return [];
  return answering.jumps.flatMap((jump) => (jump.kind === 'option' ? [landing(blocks, answering, jump.target)] : []));
}

/** Where else a block can lead: the end after a declined consent, the ways out of a failed request and of words that nobody understands. */
function otherExits(blocks: ReadonlyMap<string, CompiledBlock>, from: CompiledBlock): (string | null)[] {
  const { block, asking } = from;
  if (block.type === 'consent' && block.required && asking) return [null];
  if ('way_out' in block && block.in_words) {
    const wayOut = block.way_out === null ? [] : [landing(blocks, from, block.way_out)];
    return [...wayOut, ...asideExits(blocks, from)];
  }
  if (block.type === 'gpt' && from.led) {
    const targets = [block.fallback_target, ...block.gpt_exit_conditions.map(({ target }) => target)];
    return targets.flatMap((target) => (target === null ? [] : [landing(blocks, from, target)]));
  }
  return block.type === 'api' && block.error_target !== null ? [landing(blocks, from, block.error_target)] : [];
}

/** Where a question leads that is left after replies that do not fit, or when its time is over, where those are ways of their own. */
export function leftExits(blocks: ReadonlyMap<string, CompiledBlock>, from: CompiledBlock): (string | null)[] {
  const targets = from.asking ? [triesTargetOf(from.block), timeTargetOf(from.block)] : [];
  return targets.flatMap((target) => (target === null ? [] : [landing(blocks, from, target)]));
}

/** Where a shuffle can go on: into an item that was not gone through, which may be any but the one that it comes from, or out of it. */
function shuffleExits({ behind, into, end }: ShufflePlace): string[] {
  const items = [...into].flatMap(([number, first]) => (number === behind ? [] : [first]));
  return behind === null ? items : [...items, end];
}

/** Every block that can come after a block; null stands for the end. */
export function exitsOf(blocks: ReadonlyMap<string, CompiledBlock>, from: CompiledBlock): (string | null)[] {
  if (from.shuffled) return shuffleExits(from.shuffled);
  const others = [...otherExits(blocks, from), ...leftExits(blocks, from)];
  if (from.block.is_end) return [null, ...others];
  const possible = from.jumps.filter(
    (jump) => jump.kind !== 'option' || from.round || choicesAt(from).some(({ id }) => id === jump.option_id),
  );
  const jumped = possible.map((jump) => landing(blocks, from, jump.target));
  const passed = alwaysJumps(from) ? [] : [landing(blocks, from, from.block.jump_to_question)];
  return [...jumped, ...passed, ...others];
}

/**
 * The same without ways back among the items of a shuffle: into each item at first, then into one that stands behind, or out. So every item is come to,
 * and what follows the ways takes none for one that comes twice.
 */
export function onwardExitsOf(blocks: ReadonlyMap<string, CompiledBlock>, from: CompiledBlock): (string | null)[] {
  const { shuffled } = from;
  if (!shuffled) return exitsOf(blocks, from);
  const coming = comingBehind(shuffled, [...shuffled.into.keys()]).flatMap((number) => shuffled.into.get(number) ?? []);
  return shuffled.behind === null ? coming : [...coming, shuffled.end];
}
