import type { Block, BlockOf } from '../../../contract/index.ts';
import { LOOP_LIMITS } from '../../../contract/limits.ts';
import { variablesSetBy } from '../../blocks/blockRules.ts';
import { carryOf, withCarried } from '../../blocks/carried.ts';
import { groupOf } from '../../engine/survey/loops/groupOf.ts';
import { roundsOf } from '../../engine/survey/loops/roundsOf.ts';
import { checkExpression } from '../../expressions/checkExpression.ts';
import { variablesOf } from '../../variablesOf.ts';
import { finding } from '../CheckContext.ts';
import type { CheckContext } from '../CheckContext.ts';
import type { Edit, Finding } from '../Finding.ts';
import { loopTexts as texts } from '../loopTexts.ts';

type Loop = BlockOf<'loop'>;
type Problem = Pick<Finding, 'message' | 'meets'> & {
  readonly detail: string;
  readonly change?: Partial<Loop>;
  readonly fix?: string;
};

/** Loops without blocks, without rounds or without end in sight, and what belongs to a round but is used outside of it. */
export function loopRule(context: CheckContext): Finding[] {
  const { blocks } = context.written;
  const loops = blocks.filter((block): block is Loop => block.type === 'loop');
  const whole = withCarried(blocks);
  return loops.flatMap((loop) => {
    const group = groupOf(loop, blocks);
    const rounds = roundCount(loop, whole);
    const problems = [
      ...membersOf(loop, group, blocks),
      ...inOtherLoop(loop, loops),
      ...roundsProblem(loop, rounds, whole),
      ...nameProblem(loop, group),
      ...tooMany(rounds, group),
    ];
    return problems
      .map((problem) => found(context, loop, problem))
      .concat(takenOverOutside(context, loop, group, blocks));
  });
}

function found(context: CheckContext, block: Block, { change, fix, ...problem }: Problem): Finding {
  const edits: Edit[] = change ? [{ kind: 'updateBlock', id: block.unique_question_id, change }] : [];
  return finding(context, { kind: 'loop', block, ...problem, fix: fix === undefined ? null : { label: fix, edits } });
}

function membersOf({ members }: Loop, group: readonly Block[], blocks: readonly Block[]): Problem[] {
  const known = new Set(blocks.map(({ unique_question_id }) => unique_question_id));
  const left = members.filter((id) => known.has(id));
  if (left.length < members.length) return [{ detail: 'gone', ...texts.gone, change: { members: left } }];
  return group.length === 0 ? [{ detail: 'empty', ...texts.empty }] : [];
}

function inOtherLoop({ unique_question_id: id, members }: Loop, loops: readonly Loop[]): Problem[] {
  const others = loops.filter((other) => other.unique_question_id !== id);
  const shared = members.filter((member) => member === id || others.some((other) => other.members.includes(member)));
  const change = { members: members.filter((member) => !shared.includes(member)) };
  return shared.length === 0 ? [] : [{ detail: 'shared', ...texts.shared, change }];
}

/** How many rounds a loop can have; `whole`: the blocks with all that they can take over. */
function roundCount({ unique_question_id }: Loop, whole: readonly Block[]): number {
  const loop = whole.find((one) => one.unique_question_id === unique_question_id);
  return loop?.type === 'loop' ? roundsOf(loop).length : 0;
}

function roundsProblem({ rounds }: Loop, count: number, whole: readonly Block[]): Problem[] {
  if (rounds.kind === 'again') return [];
  if (rounds.kind === 'entries') return count > 0 ? [] : [{ detail: 'entries', ...texts.noEntries }];
  if (rounds.count.trim() === '') return [{ detail: 'count', ...texts.noCount }];
  const [problem] = checkExpression(rounds.count, variablesOf(whole), 'number');
  return problem ? [{ detail: 'count', message: texts.badCount(problem.message), meets: texts.noCount.meets }] : [];
}

function nameProblem({ named_by, rounds }: Loop, group: readonly Block[]): Problem[] {
  if (named_by === null || rounds.kind === 'entries') return [];
  const isKnown = group.some((block) => variablesSetBy(block).some(({ variable }) => variable === named_by));
  return isKnown
    ? []
    : [
        {
          detail: 'name',
          message: texts.noName(named_by),
          meets: texts.noNameMeets,
          change: { named_by: null },
          fix: texts.noNameFix,
        },
      ];
}

function tooMany(rounds: number, group: readonly Block[]): Problem[] {
  return rounds * (group.length + 2) <= LOOP_LIMITS.unrolled ? [] : [{ detail: 'many', ...texts.tooMany }];
}

/** Each round has answers of its own, so that a question outside cannot know whose entries it would take over. */
function takenOverOutside(
  context: CheckContext,
  loop: Loop,
  group: readonly Block[],
  blocks: readonly Block[],
): Finding[] {
  const ids = new Set(group.map(({ unique_question_id }) => unique_question_id));
  return blocks
    .filter((block) => !group.includes(block) && ids.has(carryOf(block)?.from ?? ''))
    .map((block) =>
      finding(context, {
        kind: 'loop',
        block,
        detail: 'carry',
        message: texts.carried(loop.short_name),
        meets: texts.carriedMeets,
        fix: {
          label: texts.carriedFix,
          edits: [{ kind: 'updateBlock', id: block.unique_question_id, change: { carry: null } }],
        },
      }),
    );
}
