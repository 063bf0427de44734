import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { connectionsOf, END, loopGroups } from '@dialogwerk/shared/dialog/graph';
import type { LineFrom } from '../../../model/Insertion.ts';
import type { Command } from '../../../features/editing/model/Command.ts';
import { withOptionJump } from '../../../model/withOptionJump.ts';

/**
 * Makes a block at the end of a line. From the whole block it comes in between: it goes on where that one did. From an option
 * only that answer leads to it, and it goes on where the others do; nothing that followed is stranded.
 */
export function blockFromLine(survey: SurveyData, { source, option_id }: LineFrom, made: Block): Command[] {
  const { all_questions } = survey;
  const before = all_questions.find(({ unique_question_id }) => unique_question_id === source);
  if (!before) return [{ kind: 'addBlock', block: made, after: null }];
  const { jump_to_question, is_end } = before;
  const groups = loopGroups(all_questions);
  const after = groups.behind(source);
  if (option_id === null) {
    const block = { ...made, jump_to_question, is_end };
    return [
      { kind: 'addBlock', block, after },
      ...(is_end ? [{ kind: 'updateBlock', id: source, change: { is_end: false } } as const] : []),
      ...(jump_to_question === null ? [] : [{ kind: 'connectBlocks', source, target: null } as const]),
    ];
  }
  const next = groups.followingOf(source) ?? END;
  const joined = is_end ? END : whereOthersGo(survey, source);
  const jump_to_ids = withOptionJump(before.jump_to_ids, option_id, made.unique_question_id);
  const follows = joined === next;
  return [
    {
      kind: 'addBlock',
      block: {
        ...made,
        jump_to_question: follows || joined === END ? null : joined,
        is_end: !follows && joined === END,
      },
      after,
    },
    // Because a block that ends the dialog makes no jump: its other answers come to the new one, too.
    is_end
      ? { kind: 'updateBlock', id: source, change: { is_end: false } }
      : { kind: 'connectBlocks', source, target: jump_to_question ?? (next === END ? null : next) },
    { kind: 'updateBlock', id: source, change: { jump_to_ids } },
  ];
}

/**
 * Where a block goes on that no option leads away from. Where that is another option's own branch, behind the branch: the first
 * block that something else leads to as well, or the ending.
 */
function whereOthersGo(survey: SurveyData, source: string): string {
  const connections = connectionsOf(survey);
  const goesOn = new Map<string, string>();
  const ledTo = new Map<string, number>();
  const { loopOf } = loopGroups(survey.all_questions);
  for (const connection of connections) {
    const isOwnWay = connection.kind === 'order' || connection.kind === 'jump';
    if (isOwnWay || (connection.kind === 'round' && connection.target === loopOf(connection.source)))
      goesOn.set(connection.source, connection.target);
    ledTo.set(connection.target, (ledTo.get(connection.target) ?? 0) + 1);
  }
  const branches = new Set(
    connections.flatMap((each) => (each.source === source ? (each.parts ?? []) : [])).map(({ target }) => target),
  );
  let place = goesOn.get(source) ?? END;
  if (!branches.has(place)) return place;
  // Each block once, because a branch may lead back.
  const seen = new Set<string>([source]);
  do {
    seen.add(place);
    place = goesOn.get(place) ?? END;
  } while (place !== END && ledTo.get(place) === 1 && !seen.has(place));
  return seen.has(place) ? END : place;
}
