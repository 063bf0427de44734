import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { connectionsOf, END, loopGroups } from '@dialogwerk/shared/dialog/graph';
import type { LineFrom } from '../../../model/Insertion.ts';
import type { Command } from '../../../features/editing/model/Command.ts';
import { outcomeCommands } from './connectLine.ts';
import { keptGoing, leadingTo, nextInOrder, ownWayOf } from './ownWay.ts';

/**
 * Makes a block at the end of a line. From the whole block it comes in between: it goes on where that one did. From an outcome
 * only that one leads to it, and it goes on where the others do; nothing that followed is stranded, and all others go on, or end, as before.
 */
export function blockFromLine(survey: SurveyData, { source, outcome }: LineFrom, made: Block): Command[] {
  const { all_questions } = survey;
  const before = all_questions.find(({ unique_question_id }) => unique_question_id === source);
  if (!before) return [{ kind: 'addBlock', block: made, after: null }];
  const groups = loopGroups(all_questions);
  const after = groups.behind(source);
  if (outcome === null) {
    return [{ kind: 'addBlock', block: { ...made, ...ownWayOf(before) }, after }, ...nextInOrder(before)];
  }
  const following = groups.followingOf(source);
  const joined = before.is_end ? END : whereOthersGo(survey, source);
  return [
    { kind: 'addBlock', block: { ...made, ...leadingTo(joined, following) }, after },
    ...keptGoing(survey, before, following),
    ...outcomeCommands(survey, before, outcome, made.unique_question_id),
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
