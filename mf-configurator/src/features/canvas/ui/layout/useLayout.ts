import type { SurveyData } from '@dialogwerk/shared/contract';
import { blockFacts } from '@dialogwerk/shared/dialog';
import type { TypeGroup } from '@dialogwerk/shared/dialog';
import { useMemo, useState } from 'react';
import {
  connectionsOf,
  drawnByOption,
  isSameConnections,
  isSamePlaces,
  placeBlocks,
  routeEdges,
  withTerminals,
} from '@dialogwerk/shared/dialog/graph';
import { visibleConnections } from '../../model/EdgeVisibility.ts';
import type { EdgeVisibility } from '../../model/EdgeVisibility.ts';
import { measureLabel } from './measureLabel.ts';

export type GraphLayout = ReturnType<typeof useLayout>;

/**
 * A dialog as it lies on the canvas: the visible connections, the blocks and the groups of their types by id, the places of the blocks (`places`) and of
 * all cards (`resting`), and how connections run between them.
 */
export function useLayout(survey: SurveyData, visibility: EdgeVisibility) {
  // Most changes are of texts that no edge shows: then all that follows from the edges and places is kept.
  const all = useStableValue(
    useMemo(() => connectionsOf(survey), [survey]),
    isSameConnections,
  );
  const drawn = useMemo(() => drawnByOption(all), [all]);
  const connections = useMemo(() => visibleConnections(drawn, visibility), [drawn, visibility]);
  const { all_questions } = survey;
  const blocks = useMemo(
    () => new Map(all_questions.map((block, index) => [block.unique_question_id, { block, number: index + 1 }])),
    [all_questions],
  );
  const groups = useStableValue(
    useMemo(() => groupsOf(all_questions), [all_questions]),
    isSameGroups,
  );
  const places = useStableValue(
    useMemo(() => placeBlocks(all_questions, all), [all_questions, all]),
    isSamePlaces,
  );
  const resting = useStableValue(
    useMemo(() => withTerminals(all_questions, places), [all_questions, places]),
    isSamePlaces,
  );
  // Hidden ones have their routes, too, so that nothing moves when they are shown.
  const routes = useMemo(() => routeEdges(drawn, resting, measureLabel), [drawn, resting]);
  return { connections, blocks, groups, places, resting, routes };
}

type Groups = ReadonlyMap<string, TypeGroup>;

function groupsOf(blocks: SurveyData['all_questions']): Groups {
  return new Map(blocks.map(({ unique_question_id, type }) => [unique_question_id, blockFacts[type].group]));
}

function isSameGroups(before: Groups, now: Groups): boolean {
  return before.size === now.size && [...now].every(([id, group]) => before.get(id) === group);
}

/** The value of before as long as the new one is the same by `isSame`, so that what is worked out from it is kept, too. */
function useStableValue<Value>(value: Value, isSame: (before: Value, now: Value) => boolean): Value {
  const [keep] = useState(() => keeping(value, isSame));
  return useMemo(() => keep(value), [keep, value]);
}

function keeping<Value>(first: Value, isSame: (before: Value, now: Value) => boolean): (now: Value) => Value {
  let kept = first;
  return (now) => {
    if (kept !== now && !isSame(kept, now)) kept = now;
    return kept;
  };
}
