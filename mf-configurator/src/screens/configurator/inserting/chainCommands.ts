import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { loopGroups, placeBelow } from '@dialogwerk/shared/dialog/graph';
import type { Command } from '../../../features/editing/model/Command.ts';
import { nextInOrder, ownWayOf } from './ownWay.ts';

/**
 * Adds blocks one behind the other: in between a block and what follows it, or behind all. Below a card that was placed by hand, else
 * where the layout has room.
 */
export function chainCommands({ all_questions }: SurveyData, source: string | null, made: readonly Block[]): Command[] {
  const before = all_questions.find(({ unique_question_id }) => unique_question_id === source);
  const taken = all_questions.flatMap(({ position }) => position ?? []);
  let place = before?.position ?? null;
  let after = before ? loopGroups(all_questions).behind(before.unique_question_id) : null;
  const commands: Command[] = [];
  for (const [index, block] of made.entries()) {
    place = place && placeBelow(place, taken);
    if (place) taken.push(place);
    const leads = index === made.length - 1 && before;
    commands.push({
      kind: 'addBlock',
      block: {
        ...block,
        position: place,
        ...(leads ? ownWayOf(before) : {}),
      },
      after,
    });
    after = block.unique_question_id;
  }
  return before ? [...commands, ...nextInOrder(before)] : commands;
}
