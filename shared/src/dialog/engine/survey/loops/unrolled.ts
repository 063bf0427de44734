import { LOOP_LIMITS } from '../../../../contract/limits.ts';
import type { Block, BlockOf } from '../../../../contract/index.ts';
import { againId, loopEndId, roundId } from '../../../blocks/loop/roundId.ts';
import { withCarried } from '../../../blocks/carried.ts';
import { retargeted } from '../../../blocks/retargeted.ts';
import type { TargetOf } from '../../../blocks/retargeted.ts';
import { withoutShuffle } from '../shuffles/withoutShuffle.ts';
import { directIn, groupOf, isGrouping, membersOf } from './groupOf.ts';
import type { Grouping } from './groupOf.ts';
import { questionForAnother } from './questionForAnother.ts';
import { roundVariables } from './roundVariables.ts';
import type { RoundVariables } from './roundVariables.ts';
import { roundsOf } from './roundsOf.ts';
import type { Round } from './roundsOf.ts';

type Loop = BlockOf<'loop'>;

/**
 * The blocks of a dialog with its loops unrolled (docs/decisions/0138) and its shuffles resolved (`withoutShuffle`), in their order: a loop is the block where it is come to, behind it for each round
 * that there can be the block where that begins, those of the group, and where it has to be asked the question for another one, and last the
 * block where it is left, which goes on as the author has drawn for the loop. Whoever comes from outside begins with the loop. `blocks` are in
 * order; done twice, nothing changes, and without a loop or shuffle they stay the same.
 */
export function unrolled(blocks: readonly Block[]): readonly Block[] {
  const done = new Set<string>();
  let all = blocks;
  let left: number = LOOP_LIMITS.unrolled;
  for (let loop = outermost(all, done); loop; loop = outermost(all, done)) {
    done.add(loop.unique_question_id);
    const id = loop.unique_question_id;
    if (loop.type === 'shuffle') {
      all = withoutShuffle(all, loop);
      continue;
    }
    const whole = withCarried(all).find(
      (block): block is Loop => block.type === 'loop' && block.unique_question_id === id,
    );
    const without = withoutLoop(all, loop, whole ?? loop, left);
    left = Math.max(left - (without.length - all.length), 0);
    all = without;
  }
  // Numbered anew, so that they stay in this order wherever they are sorted by it.
  return all === blocks ? blocks : all.map((block, order) => Object.assign({}, block, { order }));
}

/** The first loop or shuffle that is in no other one's group. */
function outermost(blocks: readonly Block[], done: ReadonlySet<string>): Grouping | undefined {
  const known = new Set(blocks.map(({ unique_question_id }) => unique_question_id));
  const open = blocks.filter(
    (block): block is Grouping =>
      isGrouping(block) &&
      membersOf(block).length > 0 &&
      !done.has(block.unique_question_id) &&
      !known.has(loopEndId(block.unique_question_id)),
  );
  return open.find((loop) => !open.some((other) => other !== loop && groupOf(other, blocks).includes(loop))) ?? open[0];
}

/** A loop while it is unrolled. */
interface Unrolling {
  readonly loop: Loop;
  readonly group: readonly Block[];
  /** The blocks of the group that belong to no group within it: the first is where a round begins, the last where it ends. */
  readonly direct: readonly Block[];
  readonly variables: RoundVariables;
}

/** `whole`: the loop with all that it can take over; `left`: the most blocks that may be added. */
function withoutLoop(blocks: readonly Block[], written: Loop, loop: Loop, left: number): readonly Block[] {
  const group = groupOf(written, blocks);
  const direct = directIn(group, blocks);
  if (direct.length === 0) return blocks;
  const ids = new Set(group.map(({ unique_question_id }) => unique_question_id));
  const outside = blocks.filter(({ unique_question_id: other }) => !ids.has(other));
  const rounds = roundsOf(loop).slice(0, Math.floor(left / (group.length + 2)));
  const variables = roundVariables(loop, [...group, ...questionForAnother(loop)], rounds, outside);
  const unrolling = { loop, group, direct, variables };

  const id = loop.unique_question_id;
  const end = loopEndId(id);
  /** What is taken over from a group cannot be told from outside, because each round has its own. */
  const fromOutside: TargetOf = (target, use) => {
    if (!ids.has(target)) return target;
    return use === 'way' ? id : null;
  };
  const added = [
    ...rounds.flatMap((round, index) => roundBlocks(unrolling, round, rounds[index + 1] ?? null)),
    { ...silent(loop, end), ...ways(retargeted(loop, fromOutside)), is_end: loop.is_end },
  ];
  const head: Block = {
    ...variables.outside(retargeted(written, fromOutside)),
    ...noWays,
    members: loop.members,
    rounds: withoutTexts(loop.rounds),
    start_page: loop.start_page || group.some(({ start_page }) => start_page),
    is_end: false,
    jump_to_question: rounds[0] ? roundId(id, rounds[0].number) : end,
  };
  const inPlace = [head, ...added];
  return outside.flatMap((block) => (block === written ? inPlace : variables.outside(retargeted(block, fromOutside))));
}

type Ways = Pick<Block, 'jump_to_ids' | 'jump_to_question'>;
const noWays: Ways = { jump_to_ids: [], jump_to_question: null };
const ways = ({ jump_to_ids, jump_to_question }: Block): Ways => ({ jump_to_ids, jump_to_question });

/** A block of a loop that says nothing. */
function silent(loop: Loop, unique_question_id: string): Loop {
  const nothing = { context: '', filename_db: null, media_text: '', captions_db: null, link: null, embed: null };
  const rounds = withoutTexts(loop.rounds);
  return { ...loop, ...nothing, ...noWays, start_page: false, is_end: false, unique_question_id, members: [], rounds };
}

/** What the question for another round says, that question alone says. */
function withoutTexts(rounds: Loop['rounds']): Loop['rounds'] {
  return rounds.kind === 'again' ? { ...rounds, text: '', yes: '', no: '' } : rounds;
}

function roundBlocks({ loop, group, direct, variables }: Unrolling, round: Round, next: Round | null): Block[] {
  const id = loop.unique_question_id;
  const ids = new Set(group.map(({ unique_question_id }) => unique_question_id));
  const end = loopEndId(id);
  const following = next ? roundId(id, next.number) : end;
  const asking = next ? questionForAnother(loop) : [];
  const after = asking.length > 0 ? againId(id, round.number) : following;
  const inside: TargetOf = (target, use) => {
    if (target === id && use === 'way') return after;
    return ids.has(target) ? roundId(target, round.number) : target;
  };
  const own = group.map((block) => {
    const blockInside = variables.inside(retargeted(block, inside), round);
    const isLast = block === direct.at(-1);
    return Object.assign({}, blockInside, {
      unique_question_id: roundId(block.unique_question_id, round.number),
      start_page: false,
      jump_to_question: blockInside.jump_to_question ?? (isLast ? after : null),
    });
  });
  const begun = direct[0] ? roundId(direct[0].unique_question_id, round.number) : end;
  const again = asking.map((block) =>
    Object.assign({}, variables.inside(block, round), {
      unique_question_id: after,
      jump_to_ids: [
        { kind: 'option', option_id: 'yes', target: following },
        { kind: 'option', option_id: 'no', target: end },
      ],
    }),
  );
  return [{ ...silent(loop, roundId(id, round.number)), ...entering(loop, round, begun, following) }, ...own, ...again];
}

/** The ways from where a round begins: into it, or past it. */
function entering({ rounds, unique_question_id }: Loop, round: Round, target: string, following: string): Ways {
  if (rounds.kind === 'again') return { jump_to_ids: [], jump_to_question: target };
  if (rounds.kind === 'entries') {
    return { jump_to_ids: [{ kind: 'option', option_id: round.id, target }], jump_to_question: following };
  }
  const condition = `(${rounds.count}) >= ${round.number}`;
  return { jump_to_ids: [{ kind: 'condition', condition, target }], jump_to_question: loopEndId(unique_question_id) };
}
