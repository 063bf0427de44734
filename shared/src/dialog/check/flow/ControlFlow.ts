import { isByMeaning } from '../../blocks/isByMeaning.ts';
import type { CompiledBlock, CompiledJump, CompiledSurvey } from '../../engine/survey/CompiledSurvey.ts';
import { landing, leftExits, onwardExitsOf } from '../../engine/survey/exitsOf.ts';
import { evaluate } from '../../expressions/evaluate.ts';
import type { Expression } from '../../expressions/Expression.ts';
import { parseExpression } from '../../expressions/parseExpression.ts';
import { possibleTruths, situationsOf } from '../domains/possibleTruths.ts';
import type { Truths } from '../domains/possibleTruths.ts';
import { variableDomains } from '../domains/variableDomains.ts';
import { everyOrder } from './everyOrder.ts';
import { addKnown, askedBy, Known, knownAt } from './Known.ts';
import type { KnownAt } from './Known.ts';

/** A condition of a block's jumps, by its place in `jump_to_ids`, with what it can come to. */
export interface Judged extends Truths {
  readonly index: number;
}

/** Every way that conversations can take, and what is known on it: never less than what can happen. */
export interface ControlFlow {
  /** By reached block: where the dialog can go on; null is the end. */
  readonly exits: ReadonlyMap<string, readonly (string | null)[]>;
  readonly known: ReadonlyMap<string, KnownAt>;
  /** By reached block, its conditions that can be read. */
  readonly judged: ReadonlyMap<string, readonly Judged[]>;
  /** What is known as the ending is said; null when no way leads there. */
  readonly ending: Known | null;
}

/** The first round takes every condition for undecided, the others know what variables can be at each block. */
const ROUNDS = 3;

/**
 * Follows all ways from the first block, leaving out those that no conversation can take. `interrupting`: blocks that the dialog may say by
 * itself while it asks something else.
 */
export function controlFlowOf(survey: CompiledSurvey, interrupting: readonly string[] = []): ControlFlow {
  const withInterruptions = (list: (string | null)[], { asking }: CompiledBlock): (string | null)[] =>
    asking ? [...list, ...interrupting] : list;
  const values = variableDomains(survey);
  const asked = askedBy(survey);
  let exits = new Map(
    [...survey.blocks].map(([id, compiled]) => [
      id,
      withInterruptions(onwardExitsOf(survey.blocks, compiled), compiled),
    ]),
  );
  let flow: ControlFlow = { exits, known: new Map(), judged: new Map(), ending: null };
  for (let round = 0; round < ROUNDS; round += 1) {
    const { known, ending } = followedEach(survey, everyOrder(survey, exits), Known.start(values), asked);
    const judged = new Map<string, Judged[]>();
    const next = new Map<string, (string | null)[]>();
    for (const [id, { leaving }] of known) {
      const compiled = survey.blocks.get(id);
      if (!compiled) continue;
      const judgement = judge(compiled, leaving);
      judged.set(id, judgement);
      next.set(id, withInterruptions(exitsThatCanBe(survey, compiled, judgement, leaving), compiled));
    }
    const isSettled =
      [...next].every(([id, list]) => list.length === exits.get(id)?.length) && next.size === exits.size;
    exits = next;
    flow = { exits, known, judged, ending };
    if (isSettled) break;
  }
  return flow;
}

/** What is known at each block, whichever of these the ways are. */
function followedEach(
  survey: CompiledSurvey,
  ways: readonly ControlFlow['exits'][],
  start: Known,
  asked: ReturnType<typeof askedBy>,
): ReturnType<typeof followed> {
  const [first, ...others] = ways.map((exits) => followed(survey, exits, start, asked));
  if (!first) return { known: new Map(), ending: null };
  let { ending } = first;
  for (const other of others) {
    for (const [id, there] of other.known) {
      const here = first.known.get(id);
      if (here) addKnown(here, there);
      else first.known.set(id, there);
    }
    if (ending && other.ending) ending.add(other.ending);
    ending ??= other.ending;
  }
  return { known: first.known, ending };
}

/** What is known at each block, once nothing new comes by any way. */
function followed(
  survey: CompiledSurvey,
  exits: ReadonlyMap<string, readonly (string | null)[]>,
  start: Known,
  asked: ReturnType<typeof askedBy>,
): { readonly known: Map<string, KnownAt>; readonly ending: Known | null } {
  const before = new Map<string, Known>();
  const known = new Map<string, KnownAt>();
  const ending = survey.first === null ? start.copy() : start.unreached();
  let ends = survey.first === null;
  if (survey.first !== null) before.set(survey.first, start.copy());
  const waiting = survey.first === null ? [] : [survey.first];
  const isWaiting = new Set(waiting);
  for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
    isWaiting.delete(id);
    const compiled = survey.blocks.get(id);
    const entering = before.get(id);
    if (!compiled || !entering) continue;
    const here = knownAt(entering, compiled, asked.get(id) ?? []);
    known.set(id, here);
    const left = leftExits(survey.blocks, compiled);
    for (const exit of new Set(exits.get(id))) {
      const leaving = left.includes(exit) ? (here.givingUp ?? here.leaving) : here.leaving;
      if (exit === null) {
        ending.add(leaving);
        ends = true;
        continue;
      }
      const there = before.get(exit);
      if (there && !there.add(leaving)) continue;
      if (!there) before.set(exit, leaving.copy());
      if (isWaiting.has(exit)) continue;
      isWaiting.add(exit);
      waiting.push(exit);
    }
  }
  return { known, ending: ends ? ending : null };
}

function judge({ block }: CompiledBlock, leaving: Known): Judged[] {
  return block.jump_to_ids.flatMap((jump, index) => {
    const read = jump.kind === 'condition' ? parseExpression(jump.condition) : null;
    return read?.ok ? [{ index, ...possibleTruths(read.expression, (name) => leaving.domainOf(name)) }] : [];
  });
}

function exitsThatCanBe(
  survey: CompiledSurvey,
  compiled: CompiledBlock,
  judged: readonly Judged[],
  leaving: Known,
): (string | null)[] {
  const { block } = compiled;
  if (block.is_end || judged.length === 0 || compiled.jumps.some(({ kind }) => kind === 'always')) {
    return onwardExitsOf(survey.blocks, compiled);
  }
  const jumps = jumpsThatCanBe(compiled, judged);
  const exits = onwardExitsOf(survey.blocks, { ...compiled, jumps });
  const isJumping = jumps.some(({ kind }) => kind === 'always');
  return isJumping || isPassed(block.jump_to_ids.length, compiled, leaving)
    ? exits
    : withoutPass(exits, landing(survey.blocks, compiled, block.jump_to_question));
}

/** Without conditions that never hold; one that always holds takes the place of all behind it. */
function jumpsThatCanBe({ block, jumps }: CompiledBlock, judged: readonly Judged[]): CompiledJump[] {
  const kept: CompiledJump[] = [];
  for (const [index, jump] of block.jump_to_ids.entries()) {
    const truths = judged.find((one) => one.index === index);
    if (jump.kind === 'option') {
      kept.push(
        ...jumps
          .filter((one) => one.kind === 'option' && one.option_id === jump.option_id && one.target === jump.target)
          .slice(0, 1),
      );
    } else if (truths && !truths.canFail) {
      return [...kept, { kind: 'always', target: jump.target }];
    } else if (truths?.canHold || isByMeaning(block, jump)) {
      kept.push({ kind: 'condition', condition: '', holds: () => true, target: jump.target });
    }
  }
  return kept;
}

/** Whether the dialog may pass all conditions by: not when in every situation one of them holds. */
function isPassed(jumpCount: number, { block }: CompiledBlock, leaving: Known): boolean {
  const conditions = block.jump_to_ids.flatMap((jump): Expression[] => {
    const read = jump.kind === 'condition' ? parseExpression(jump.condition) : null;
    return read?.ok ? [read.expression] : [];
  });
  if (conditions.length < 2 || conditions.length < jumpCount || block.type === 'api') return true;
  const situations = situationsOf(conditions, (name) => leaving.domainOf(name));
  return (
    situations === null ||
    situations.some((situation) => conditions.every((condition) => evaluate(condition, situation) !== true))
  );
}

/** `onwardExitsOf` puts the way past all jumps behind them; the same block may be a jump's target, too. */
function withoutPass(exits: readonly (string | null)[], pass: string | null): (string | null)[] {
  const last = exits.lastIndexOf(pass);
  return exits.filter((_exit, index) => index !== last);
}
