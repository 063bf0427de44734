import type { SurveyData } from '@dialogwerk/shared/contract';
import { useMemo } from 'react';
import { connectionsOf } from '../../../model/connectionsOf.ts';
import { visibleConnections } from '../model/EdgeVisibility.ts';
import type { EdgeVisibility } from '../model/EdgeVisibility.ts';
import { placeBlocks } from '../model/placeBlocks.ts';
import { withTerminals } from '../model/placeTerminals.ts';
import { routesAmong } from '../model/routesAmong.ts';
import { measureLabel } from './measureLabel.ts';

/**
 * A dialog as it lies on the canvas: the visible connections, the blocks by id, the places of the blocks (`places`) and of
 * all cards (`resting`), and how connections run between them.
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
  // Hidden ones have their routes, too, so that nothing moves when they are shown.
  const routes = useMemo(() => routesAmong(all, resting, measureLabel), [all, resting]);
  return { connections, blocks, places, resting, routes };
}
