import type { SurveyData } from '@dialogwerk/shared/contract';
import { useMemo } from 'react';
import { connectionsOf } from '../../../model/connectionsOf.ts';
import { visibleConnections } from '../model/EdgeVisibility.ts';
import type { EdgeVisibility } from '../model/EdgeVisibility.ts';
import { placeBlocks } from '../model/placeBlocks.ts';
import { withTerminals } from '../model/placeTerminals.ts';
import { routeEdges } from '../model/routeEdges.ts';
import { isSamePlaces, isSameConnections } from '../model/sameDrawing.ts';
import { measureLabel } from './measureLabel.ts';
import { useStableValue } from './useStableValue.ts';

/**
 * A dialog as it lies on the canvas: the visible connections, the blocks by id, the places of the blocks (`places`) and of
 * all cards (`resting`), and how connections run between them.
 */
export function useLayout(survey: SurveyData, visibility: EdgeVisibility) {
  // Most changes are of texts that no edge shows: then all that follows from the edges and places is kept.
  const all = useStableValue(
    useMemo(() => connectionsOf(survey), [survey]),
    isSameConnections,
  );
  const connections = useMemo(() => visibleConnections(all, visibility), [all, visibility]);
  const { all_questions } = survey;
  const blocks = useMemo(
    () => new Map(all_questions.map((block, index) => [block.unique_question_id, { block, number: index + 1 }])),
    [all_questions],
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
  const routes = useMemo(() => routeEdges(all, resting, measureLabel), [all, resting]);
  return { connections, blocks, places, resting, routes };
}
