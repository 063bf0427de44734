import { DIALOG_END } from '@dialogwerk/shared/contract';
import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { blockName } from '../../../model/wording/blockName.ts';
import { applyCommand } from './applyCommand.ts';
import type { Command } from './Command.ts';
import { comingBack, contentCommand, orderCommands } from './commandsToContent.ts';
import type { EarlierContent } from './commandsToContent.ts';

/** How one block is put back. */
export interface BlockBack {
  /** None where it is as it was. */
  readonly commands: readonly Command[];
  /** What its jumps led to and is not there any more, by name: these are left out. */
  readonly lostTargets: readonly string[];
  /** How many blocks jump to one that goes away: they go on with the next. */
  readonly strandedJumps: number;
}

/** The commands that put one block back as it was in an earlier content, at its place in the order; all others stay as they are. */
export function commandsToBlock(survey: SurveyData, earlier: EarlierContent, id: string): BlockBack {
  const was = earlier.blocks.find(({ unique_question_id }) => unique_question_id === id);
  if (!was) return goingAway(survey, id);
  const { block, lostTargets } = withoutLostJumps(was, survey, earlier.blocks);
  const commands: Command[] = [];
  let now = survey;
  const add = (more: readonly Command[]): void => {
    for (const command of more) {
      const next = applyCommand(now, command);
      if (next !== now) commands.push(command);
      now = next;
    }
  };
  add(missingScale(survey, earlier, block));
  add(comingBack(now, block, earlier.deleted));
  const standing = now.all_questions.find(({ unique_question_id }) => unique_question_id === id);
  // Where its card lies says nothing to respondents, and may have been tidied since.
  add(contentCommand(now, standing ? Object.assign({}, block, { position: standing.position }) : block));
  add(orderCommands(now, backInOrder(survey, earlier.blocks, id)));
  return { commands, lostTargets, strandedJumps: 0 };
}

function goingAway({ all_questions }: SurveyData, id: string): BlockBack {
  const isThere = all_questions.some(({ unique_question_id }) => unique_question_id === id);
  const jumping = all_questions.filter((block) => block.unique_question_id !== id && targetsOf(block).includes(id));
  return {
    commands: isThere ? [{ kind: 'deleteBlock', id }] : [],
    lostTargets: [],
    strandedJumps: jumping.length,
  };
}

function targetsOf({ jump_to_question, jump_to_ids }: Block): readonly string[] {
  return [...(jump_to_question === null ? [] : [jump_to_question]), ...jump_to_ids.map(({ target }) => target)];
}

function withoutLostJumps(block: Block, { all_questions }: SurveyData, known: readonly Block[]) {
  const there = new Set([
    ...all_questions.map(({ unique_question_id }) => unique_question_id),
    block.unique_question_id,
    DIALOG_END,
  ]);
  const lost = new Set(targetsOf(block).filter((target) => !there.has(target)));
  const names = new Map(known.map((each) => [each.unique_question_id, blockName(each)]));
  const { jump_to_question } = block;
  return {
    block: Object.assign({}, block, {
      jump_to_question: jump_to_question !== null && lost.has(jump_to_question) ? null : jump_to_question,
      jump_to_ids: block.jump_to_ids.filter(({ target }) => !lost.has(target)),
    }),
    lostTargets: [...lost].flatMap((target) => names.get(target) ?? []),
  };
}

/** A shared scale that the block had and that is gone comes back with it. */
function missingScale({ templ_options }: SurveyData, earlier: EarlierContent, block: Block): readonly Command[] {
  if (!('scale' in block) || block.scale.from !== 'template') return [];
  const { template_id } = block.scale;
  if (templ_options.some(({ id }) => id === template_id)) return [];
  const scale = earlier.templ_options.find(({ id }) => id === template_id);
  return scale ? [{ kind: 'updateScales', templ_options: [...templ_options, scale] }] : [];
}

/** The order with the block behind the nearest one that stood before it and still does; as it is where it stands so already. */
function backInOrder({ all_questions }: SurveyData, earlier: readonly Block[], id: string): readonly string[] {
  const now = all_questions.map(({ unique_question_id }) => unique_question_id);
  const others = now.filter((other) => other !== id);
  const before = earlier.slice(
    0,
    earlier.findIndex(({ unique_question_id }) => unique_question_id === id),
  );
  const behind = before.findLast(({ unique_question_id }) => others.includes(unique_question_id));
  const at = behind ? others.indexOf(behind.unique_question_id) + 1 : 0;
  return others.toSpliced(at, 0, id);
}
