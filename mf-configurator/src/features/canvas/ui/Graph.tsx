import { useStore } from '@nanostores/react';
import { useCallback, useState } from 'react';
import { selectedBlockId } from '../../../model/Selection.ts';
import { connectionsOf, drawnBlocks, placeBlocks, START, withTheirTerminals } from '@dialogwerk/shared/dialog/graph';
import { visibleStubs } from '../model/EdgeVisibility.ts';
import type { Size } from '@dialogwerk/shared/dialog/graph';
import { initialViewport } from '../model/viewport/initialViewport.ts';
import { sectionOf } from '../../../model/sectionCard.ts';
import { $edgeVisibility, visibilityOf } from '../state/edgeVisibility.ts';
import type { CanvasProps } from './CanvasProps.ts';
import { CardWriter } from './building/CardWriter.tsx';
import { InsertButton } from './building/InsertButton.tsx';
import { TriggerStubs } from './cards/TriggerStubs.tsx';
import { LaterCompanions } from './companions/LaterCompanions.tsx';
import { useDragGesture } from './dragging/useDragGesture.ts';
import { useAsking } from './gestures/useAsking.ts';
import { useDroppedLine } from './gestures/useDroppedLine.ts';
import { useGraphHandlers } from './gestures/useGraphHandlers.ts';
import { LaterForecast } from './gestures/LaterForecast.tsx';
import { useTargets } from './gestures/useTargets.ts';
import { GraphView } from './GraphView.tsx';
import { useLayout } from './layout/useLayout.ts';
import { useRoutesAhead } from './layout/useRoutesAhead.ts';
import { MiniMap } from './overview/MiniMap.tsx';
import { Overview } from './overview/Overview.tsx';
import { overviewEdges } from './overview/overviewEdges.ts';
import { useOverview } from './overview/useOverview.ts';
import type { SectionAct } from './sections/SectionNodeType.ts';
import { useEventCallback } from './gestures/useEventCallback.ts';
import { useSections } from './sections/useSections.ts';
import { useGraphElements } from './useGraphElements.ts';
import { LaterRanges } from './ranges/LaterRanges.tsx';
import { CanvasControls } from './viewport/CanvasControls.tsx';
import { useReveal } from './viewport/useReveal.ts';
import { useWantedFocus } from './viewport/useWantedFocus.ts';

/** The graph itself, inside of xyflow's provider; `openedAt` is the canvas's size at the beginning. */
export function Graph({ openedAt, triggers, writing, parting, ...props }: CanvasProps & { readonly openedAt: Size }) {
  const { survey, selection, readOnly, sections, onMove, onConnect, onInsert, onWrite, onWritten, onRanges } = props;
  const { survey_id, all_questions } = survey;
  const visibility = visibilityOf(useStore($edgeVisibility), survey_id);
  const view = useSections(sections, survey);
  const onSelect = view?.selecting(props.onSelect) ?? props.onSelect;
  const layout = useLayout(survey, visibility, view);
  const { blocks, groups, connections, places, resting, routes } = layout;
  useRoutesAhead(
    routes,
    useCallback(() => void overviewEdges(connections, routes), [connections, routes]),
  );
  const cards = { places, along: (ids: ReadonlySet<string>) => withTheirTerminals(ids, all_questions), onMove };
  const dragged = view?.dragging(cards, () => placeBlocks(drawnBlocks(survey), connectionsOf(survey))) ?? cards;
  const gesture = useDragGesture(dragged.places, dragged.along, dragged.onMove);
  const act = useEventCallback((done: SectionAct): void =>
    sections?.doSectionAct(done, { ...props, survey_id, gesture, places: dragged.places }),
  );
  const [openingViewport] = useState(() =>
    initialViewport(resting.get(START) ?? { x: 0, y: 0 }, resting.values(), openedAt.width, openedAt.height),
  );
  const { isShown: isOverview, clickPane } = useOverview(resting, onSelect);
  const { nodes, edges } = useGraphElements({ ...props, layout, view, act, isOverview, openingViewport, openedAt });
  const asking = useAsking({
    ...props,
    ...useTargets({ survey, edges, layout, isOverview }),
    onWrite: (id) => {
      const section = sectionOf(id);
      if (section === null) onWrite(id);
      else sections?.$naming.set(section);
    },
  });
  const onDropped = useDroppedLine({ survey, layout, onConnect, onInsert });
  const reveal = useReveal(selectedBlockId(selection), places, connections);
  const shared = { edges, gesture, asking, clickPane, readOnly, reveal };
  const handlers = useGraphHandlers({ ...shared, onSelect, onConnect, onDropped });
  useWantedFocus();
  const written = writing === null ? undefined : blocks.get(writing)?.block;
  const card = writing === null ? undefined : places.get(writing);
  const parted = parting === null ? undefined : blocks.get(parting)?.block;
  const partedCard = parting === null ? undefined : places.get(parting);
  return (
    <GraphView
      sections={sections}
      nodes={nodes}
      edges={edges}
      handlers={handlers}
      openingViewport={openingViewport}
      readOnly={readOnly}
    >
      {isOverview ? (
        <Overview cards={resting} groups={groups} connections={connections} routes={routes} selection={selection} />
      ) : (
        <TriggerStubs stubs={visibleStubs(triggers, visibility)} places={resting} />
      )}
      {!isOverview && <InsertButton onInsert={onInsert} />}
      {written && card && (
        <CardWriter
          key={writing}
          block={written}
          place={card}
          onDone={(context) => onWritten(written.unique_question_id, context)}
        />
      )}
      {parted && partedCard && (
        <LaterRanges
          key={parting}
          block={parted}
          place={partedCard}
          onRanges={(ranges) => onRanges(parted.unique_question_id, ranges)}
          onDone={() => onRanges(parted.unique_question_id, null)}
        />
      )}
      <LaterForecast layout={layout} onForecast={props.onForecast} />
      <LaterCompanions places={resting} />
      <MiniMap places={places} groups={groups} />
      <CanvasControls survey_id={survey_id} cards={resting} />
    </GraphView>
  );
}
