import type { Block, Jump } from '../../../../contract/index.ts';
import { newBase } from '../../../blocks/common/newBase.ts';
import { questionnaireTexts } from '../texts.ts';
import type { DialogStep } from './DialogStep.ts';

/** How many different conditions may follow one another before an empty block parts them, to bound the jumps. */
const LONGEST_RUN = 40;

/** A message without a text: nothing is said, jumps may lead to it. `:` is in no id that comes from the file. */
function junction(id: string, short_name: string): DialogStep {
  return { block: { ...newBase(id, 0), type: 'message', short_name }, condition: null };
}

/** Puts a block without a condition before the first conditional one, after the last, and into very long runs of them; `of` tells theirs from others. */
function withJunctions(steps: readonly DialogStep[], of: string): DialogStep[] {
  const all: DialogStep[] = [];
  let run = LONGEST_RUN;
  for (const step of steps) {
    const sameAsBefore = step.condition === all.at(-1)?.condition;
    if (step.condition === null) run = 0;
    else if (!sameAsBefore) run += 1;
    if (run > LONGEST_RUN) {
      all.push(junction(`weiter:${of}${all.length}`, questionnaireTexts.junction));
      run = 1;
    }
    all.push(step);
  }
  const endsOpen = (all.at(-1)?.condition ?? null) === null;
  return endsOpen ? all : [...all, junction(`ende:${of}1`, questionnaireTexts.end)];
}

/** Where a block goes on whose next one is conditional: to the first that holds, else to the next without a condition. */
function jumpsBefore(steps: readonly DialogStep[], next: number): Pick<Block, 'jump_to_ids' | 'jump_to_question'> {
  const jump_to_ids: Jump[] = [];
  for (let index = next; index < steps.length; index += 1) {
    const step = steps[index];
    if (!step || step.condition === null) {
      return { jump_to_ids, jump_to_question: step?.block.unique_question_id ?? null };
    }
    if (index === next || step.condition !== steps[index - 1]?.condition) {
      jump_to_ids.push({ kind: 'condition', condition: step.condition, target: step.block.unique_question_id });
    }
  }
  return { jump_to_ids, jump_to_question: null };
}

interface Flow {
  /** All blocks, those of loops behind them. */
  readonly blocks: Block[];
  /** The ids of those that follow one another. */
  readonly direct: string[];
}

function flowOf(steps: readonly DialogStep[], of: string, counter: { loops: number }): Flow {
  const all = withJunctions(steps, of);
  const blocks: Block[] = [];
  const direct: string[] = [];
  for (const [place, { block, condition, members }] of all.entries()) {
    const next = all[place + 1];
    const goesOn = !next || next.condition === null || next.condition === condition;
    const jumps = goesOn ? {} : jumpsBefore(all, place + 1);
    direct.push(block.unique_question_id);
    if (block.type !== 'loop' || !members) {
      blocks.push({ ...block, ...jumps });
      continue;
    }
    counter.loops += 1;
    const round = flowOf(members, `${counter.loops}:`, counter);
    blocks.push({ ...block, ...jumps, members: round.direct }, ...round.blocks);
  }
  return { blocks, direct };
}

/**
 * The blocks in order, with the jumps that pass over a block whose condition does not hold. Blocks that follow one
 * another with the same condition are passed over together. The blocks of a loop have a flow of their own, which nothing leaves.
 */
export function conditionalFlow(steps: readonly DialogStep[]): Block[] {
  const { blocks } = flowOf(steps, '', { loops: 0 });
  return blocks.map((block, order) => Object.assign({}, block, { order, start_page: order === 0 }));
}
