import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { selectedBlockId } from '../../../model/Selection.ts';
import { START, withTheirTerminals } from '@dialogwerk/shared/dialog/graph';
import { visibleStubs } from '../model/EdgeVisibility.ts';
import type { Size } from '@dialogwerk/shared/dialog/graph';
import { initialViewport } from '../model/viewport/initialViewport.ts';
import { $edgeVisibility, visibilityOf } from '../state/edgeVisibility.ts';
import type { CanvasProps } from './CanvasProps.ts';
import { TriggerStubs } from './cards/TriggerStubs.tsx';
import { useDragGesture } from './dragging/useDragGesture.ts';
import { GraphView } from './GraphView.tsx';
import { useLayout } from './layout/useLayout.ts';
import { MiniMap } from './overview/MiniMap.tsx';
import { Overview } from './overview/Overview.tsx';
import { useOverview } from './overview/useOverview.ts';
import { useGraphElements } from './useGraphElements.ts';
import { useGraphHandlers } from './useGraphHandlers.ts';
import { CanvasControls } from './viewport/CanvasControls.tsx';
import { useReveal } from './viewport/useReveal.ts';

/** The graph itself, inside of xyflow's provider; `openedAt` is the canvas's size at the beginning. */
export function Graph({
  openedAt,
  triggers,
  onMove,
  onConnect,
  onConnectEnd,
  ...props
}: CanvasProps & { readonly openedAt: Size }) {
  const { survey, selection, readOnly, onSelect } = props;
  const visibility = visibilityOf(useStore($edgeVisibility), survey.survey_id);
  const layout = useLayout(survey, visibility);
  const { connections, places, resting, routes } = layout;
  const gesture = useDragGesture(places, (ids) => withTheirTerminals(ids, survey.all_questions), onMove);
  const [openingViewport] = useState(() =>
    initialViewport(resting.get(START) ?? { x: 0, y: 0 }, resting.values(), openedAt.width, openedAt.height),
  );
  const { isShown: isOverview, clickPane } = useOverview(resting, onSelect);
  const { nodes, edges } = useGraphElements({ ...props, layout, isOverview, openingViewport, openedAt });
  const handlers = useGraphHandlers({ edges, gesture, clickPane, onSelect, onConnect, onConnectEnd });
  useReveal(selectedBlockId(selection), places);
  return (
    <GraphView nodes={nodes} edges={edges} handlers={handlers} openingViewport={openingViewport} readOnly={readOnly}>
      {isOverview ? (
        <Overview cards={resting} connections={connections} routes={routes} selection={selection} />
      ) : (
        <TriggerStubs stubs={visibleStubs(triggers, visibility)} places={resting} />
      )}
      <MiniMap places={places} />
      <CanvasControls survey_id={survey.survey_id} cards={resting} />
    </GraphView>
  );
}
