import { useStore } from '@nanostores/react';
import {
  Background,
  ConnectionLineType,
  ReactFlow,
  SelectionMode,
  useStore as useFlow,
  useStoreApi,
} from '@xyflow/react';
import type { Connection as Drawn, EdgeChange, NodeChange } from '@xyflow/react';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { selectedBlockId } from '../../../model/Selection.ts';
import { initialViewport, MIN_ZOOM } from '../model/initialViewport.ts';
import { GRID } from '../model/cardSizes.ts';
import { visibleStubs } from '../model/EdgeVisibility.ts';
import { withTheirTerminals } from '../model/placeTerminals.ts';
import { connectionSelection, selectionAfter } from '../model/selectionAfter.ts';
import { SMALL } from '../model/zoomLevels.ts';
import { END, START } from '../../../model/terminals.ts';
import { $draggedIds } from '../state/dragged.ts';
import { $edgeVisibility, visibilityOf } from '../state/edgeVisibility.ts';
import { ariaTexts } from './ariaTexts.ts';
import { BlockCard } from './BlockCard.tsx';
import { CanvasControls } from './CanvasControls.tsx';
import type { CanvasProps } from './CanvasProps.ts';
import type { CardNode } from './cardNodes.ts';
import type { ConnectionEdge } from './connectionEdge.ts';
import { RoutedEdge } from './RoutedEdge.tsx';
import { MiniMap } from './MiniMap.tsx';
import { Overview } from './Overview.tsx';
import type { Size } from './Size.ts';
import { TerminalCard } from './TerminalCard.tsx';
import { TriggerStubs } from './TriggerStubs.tsx';
import { useCards } from './useCards.ts';
import { useDraggedElements } from './useDraggedElements.ts';
import { useEdges } from './useEdges.ts';
import { useLayout } from './useLayout.ts';
import { useCullOffscreen } from './useCullOffscreen.ts';
import { useDragGesture } from './useDragGesture.ts';
import { useNearbyElements } from './useNearbyElements.ts';
import { useOverview } from './useOverview.ts';
import { useReveal } from './useReveal.ts';
import { useEventCallback } from './useEventCallback.ts';

const nodeTypes = { block: BlockCard, terminal: TerminalCard };
const edgeTypes = { connection: RoutedEdge };
const snapGrid: [number, number] = [GRID, GRID];
/** Held, a click takes one more card in; Shift and dragging draw a frame around them. */
const severalKeys = ['Control', 'Meta', 'Shift'];

/** The graph itself, inside of xyflow's provider; `openedAt` is the canvas's size at the beginning. */
export function Graph(props: CanvasProps & { readonly openedAt: Size }) {
  const { survey, selection, readOnly, marks, triggers, openedAt, onSelect, onMove, onConnect, onConnectEnd } = props;
  const visibility = visibilityOf(useStore($edgeVisibility), survey.survey_id);
  const { connections, blocks, places, resting, routes } = useLayout(survey, visibility);
  const { follow, finish, finishSoon } = useDragGesture(
    places,
    (ids) => withTheirTerminals(ids, survey.all_questions),
    onMove,
  );
  const dragged = useStore($draggedIds);
  const isDragging = dragged.size > 0;
  const cullOffscreen = useCullOffscreen(isDragging);
  const [openingViewport] = useState(() =>
    initialViewport(resting.get(START) ?? { x: 0, y: 0 }, resting.values(), openedAt.width, openedAt.height),
  );
  const overview = useOverview(resting, onSelect);
  const near = useNearbyElements({
    isOverview: overview.isShown,
    resting,
    connections,
    routes,
    selection,
    dragged,
    openingViewport,
    openedAt,
  });
  const nodes = useCards({
    ids: near.ids,
    blocks,
    messages: survey,
    places: resting,
    selection,
    readOnly,
    marks,
  });
  const edges = useEdges({ connections: near.connections, blocks, routes, selection });
  useDraggedElements(edges);
  const isSmall = useFlow(({ transform: [, , zoom] }) => zoom < SMALL);
  useReveal(selectedBlockId(selection), places);

  const flow = useStoreApi();

  const change = useEventCallback((changes: NodeChange<CardNode>[]): void => {
    follow(changes);
    if (changes.some(({ type }) => type === 'select')) onSelect((before) => selectionAfter(before, changes));
  });

  const changeEdges = useEventCallback((changes: EdgeChange<ConnectionEdge>[]): void => {
    // A frame takes cards; the connections between them come along with them.
    if (flow.getState().userSelectionActive) return;
    for (const edgeChange of changes) {
      if (edgeChange.type !== 'select') continue;
      const connection = edges.find(({ id }) => id === edgeChange.id)?.data?.connection;
      if (connection) onSelect((before) => connectionSelection(before, connection, edgeChange.selected));
    }
  });

  const connect = useEventCallback(({ source, target }: Drawn): void => {
    if (target === END) onConnectEnd(source);
    else onConnect(source, target);
  });

  return (
    <ReactFlow
      className={['dw-canvas', isSmall && 'dw-small', isDragging && 'dw-dragging'].filter(Boolean).join(' ')}
      nodes={nodes}
      edges={edges}
      nodeTypes={nodeTypes}
      edgeTypes={edgeTypes}
      onNodesChange={change}
      onEdgesChange={changeEdges}
      onKeyDownCapture={leaveUnselected}
      onKeyDown={({ key }) => !key.startsWith('Arrow') && finish()}
      onKeyUp={({ key }) => key.startsWith('Arrow') && finishSoon()}
      onBlur={() => finish()}
      onConnect={connect}
      onPaneClick={useEventCallback(overview.clickPane)}
      isValidConnection={isValidConnection}
      connectionLineType={ConnectionLineType.SmoothStep}
      connectionRadius={40}
      defaultViewport={openingViewport}
      onlyRenderVisibleElements={cullOffscreen}
      nodesDraggable={!readOnly}
      nodesConnectable={!readOnly}
      selectNodesOnDrag={false}
      elevateNodesOnSelect={false}
      snapToGrid
      snapGrid={snapGrid}
      minZoom={MIN_ZOOM}
      maxZoom={1.5}
      deleteKeyCode={null}
      multiSelectionKeyCode={severalKeys}
      selectionKeyCode="Shift"
      selectionMode={SelectionMode.Partial}
      zoomOnDoubleClick={false}
      ariaLabelConfig={ariaTexts}
      attributionPosition="bottom-right"
    >
      <Background gap={24} />
      {overview.isShown && <Overview cards={resting} connections={connections} routes={routes} selection={selection} />}
      {!overview.isShown && <TriggerStubs stubs={visibleStubs(triggers, visibility)} places={resting} />}
      <MiniMap places={places} />
      <CanvasControls survey_id={survey.survey_id} cards={resting} />
    </ReactFlow>
  );
}

/** Because xyflow selects by Escape the card that has the focus where it is not selected, such as after it was dragged. */
function leaveUnselected(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key === 'Escape' && target instanceof Element && target.matches('.react-flow__node:not(.selected)'))
    event.stopPropagation();
}

function isValidConnection({ source, target }: Pick<Drawn, 'source' | 'target'>): boolean {
  return source !== target;
}
