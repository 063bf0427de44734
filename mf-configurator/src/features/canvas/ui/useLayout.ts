import type { SurveyData } from '@dialogwerk/shared/contract';
import { useMemo } from 'react';
import { connectionsOf } from '../../../model/connectionsOf.ts';
import { visibleConnections } from '../model/EdgeVisibility.ts';
import type { EdgeVisibility } from '../model/EdgeVisibility.ts';
import { besideAmong } from '../model/gutters.ts';
import { placeBlocks } from '../model/placeBlocks.ts';
import { withTerminals } from '../model/placeTerminals.ts';

/**
 * A dialog as it lies on the canvas: the visible connections, the blocks by id, the places of the blocks (`places`) and of
 * all cards (`resting`), and where ways run up or down.
 */
export function useLayout(survey: SurveyData, visibility: EdgeVisibility) {
  const all = useMemo(() => connectionsOf(survey), [survey]);
  const connections = useMemo(() => visibleConnections(all, visibility), [all, visibility]);
  const { all_questions } = survey;
  const blocks = useMemo(
    () => new Map(all_questions.map((block, index) => [block.unique_question_id, { block, number: index + 1 }])),
    [all_questions],
  );
  const places = useMemo(() => placeBlocks(all_questions, all), [all_questions, all]);
  const resting = useMemo(() => withTerminals(all_questions, places), [all_questions, places]);
  const besideOf = useMemo(() => besideAmong(places), [places]);
  return { connections, blocks, places, resting, besideOf };
}
