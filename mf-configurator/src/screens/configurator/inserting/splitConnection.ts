import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import {
  drawnBlock,
  START,
  fallbackAlone,
  jumpHandles,
  loopGroups,
  outcomeLines,
  outcomesOf,
} from '@dialogwerk/shared/dialog/graph';
import type { Connection } from '@dialogwerk/shared/dialog/graph';
import type { Command } from '../../../features/editing/model/Command.ts';
import type { BlockChange } from '../../../model/BlockChange.ts';
import { blockFromLine } from './blockFromLine.ts';
import { ledOutcome } from '../../../model/outcomes/ledOutcome.ts';
import { outcomeCommands } from './connectLine.ts';
import { keptGoing, leadingTo } from './ownWay.ts';

/** Makes a block on a connection: what led along it leads to the new block, and that one goes on to where it led. */
export function splitConnection(survey: SurveyData, connection: Connection, made: Block): Command[] {
  const { kind, source, target, handle } = connection;
  if (source === START) return asFirst(survey, target, made);
  const blocks = survey.all_questions;
  const groups = loopGroups(blocks);
  // Into a loop: the new block is the first one of a round, and the loop goes on as it did.
  if (kind === 'round' && groups.firstsOf(source).includes(target)) return asFirst(survey, target, made);
  if (kind !== 'condition') return blockFromLine(survey, { source, outcome: null }, made);
  const before = blocks.find(({ unique_question_id }) => unique_question_id === source);
  if (!before) return [];
  const following = groups.followingOf(source);
  const id = made.unique_question_id;
  const led: Command[] = handle
    ? outcomeCommands(survey, before, handle.outcome, id)
    : [
        {
          kind: 'updateBlock',
          id: source,
          change: ledElsewhere(drawnBlock(before, survey), (other) => groups.entryOf(source, other) === target, id),
        },
      ];
  return [
    { kind: 'addBlock', block: { ...made, ...leadingTo(target, following) }, after: groups.behind(source) },
    ...keptGoing(survey, before, following),
    ...led,
  ];
}

/** The dialog begins with the new block; all that went on to the first one still does. */
function asFirst(survey: SurveyData, first_id: string, made: Block): Command[] {
  const { all_questions } = survey;
  const first = all_questions.find(({ unique_question_id }) => unique_question_id === first_id);
  if (!first) return [];
  const id = made.unique_question_id;
  const before = loopGroups(all_questions).beforeOf(first_id);
  const previous = all_questions.find(({ unique_question_id }) => unique_question_id === before);
  return [
    { kind: 'addBlock', block: made, after: first_id },
    { kind: 'swapOrder', id, order: first.order },
    ...(previous ? keptGoing(survey, previous, first_id) : []),
    ...(first.start_page ? [{ kind: 'updateBlock', id, change: { start_page: true } } as const] : []),
  ];
}

/** The fields of a block with ways to a target that have no handle of their own, led to another block. */
function ledElsewhere(block: Block, leads: (target: string) => boolean, id: string): BlockChange {
  const handlesOf = jumpHandles(block);
  const isMeant = (jump: Block['jump_to_ids'][number]): boolean => leads(jump.target) && handlesOf(jump).length === 0;
  const jumps = { jump_to_ids: block.jump_to_ids.map((jump) => (isMeant(jump) ? { ...jump, target: id } : jump)) };
  const handled = new Set(outcomeLines(block).lines.map(({ handle }) => handle.outcome));
  const others = outcomesOf(block).filter(
    (one) => one.kind === 'settled' && one.target !== null && leads(one.target) && !handled.has(one.id),
  );
  const fallback = fallbackAlone(block);
  return Object.assign(
    block.jump_to_ids.some(isMeant) ? jumps : {},
    fallback !== null && leads(fallback) ? { fallback_target: id } : {},
    others.reduce((led, one) => Object.assign({}, led, ledOutcome(Object.assign({}, block, led), one, id, '')), {}),
  );
}
