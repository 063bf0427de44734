import { useStore } from '@nanostores/react';
import { Background, ConnectionLineType, ReactFlow } from '@xyflow/react';
import type { Connection as Drawn, EdgeChange, NodeChange } from '@xyflow/react';
import { useMemo, useState } from 'react';
import { selectedBlockId } from '../../../model/Selection.ts';
import { beginningOf, LEAST_ZOOM } from '../model/beginningOf.ts';
import { GRID } from '../model/cardSizes.ts';
import { connectionsOf } from '../model/connectionsOf.ts';
import { placeBlocks } from '../model/placeBlocks.ts';
import { connectionSelection, selectionAfter } from '../model/selectionAfter.ts';
import { END, START } from '../model/terminals.ts';
import { $edgeVisibility, visibilityOf } from '../state/edgeVisibility.ts';
import { ariaTexts } from './ariaTexts.ts';
import { BlockCard } from './BlockCard.tsx';
import { CanvasControls } from './CanvasControls.tsx';
import type { CanvasProps } from './CanvasProps.ts';
import type { CardNode } from './cardNodes.ts';
import { connectionEdges } from './connectionEdges.ts';
import type { ConnectionEdge } from './connectionEdges.ts';
import { ConnectionLine } from './ConnectionLine.tsx';
import { Overview } from './Overview.tsx';
import { TerminalCard } from './TerminalCard.tsx';
import { useCards } from './useCards.ts';
import { useMoving } from './useMoving.ts';
import { useOverview } from './useOverview.ts';
import { useReveal } from './useReveal.ts';

/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const nodeTypes = { block: BlockCard, terminal: TerminalCard };
const edgeTypes = { connection: ConnectionLine };
const snapGrid: [number, number] = [GRID, GRID];
const noNodes: CardNode[] = [];
const noEdges: ConnectionEdge[] = [];

/** The graph itself, inside of xyflow's provider; `openedAt` is the canvas's size at the beginning. */
export function Graph(props: CanvasProps & { readonly openedAt: Size }) {
  const { survey, selection, readOnly, openedAt, onSelect, onMove, onConnect, onConnectEnd } = props;
  const visibility = visibilityOf(useStore($edgeVisibility), survey.survey_id);
  const connections = useMemo(() => connectionsOf(survey), [survey]);
  const places = useMemo(() => placeBlocks(survey.all_questions, connections), [survey.all_questions, connections]);
  const { moving, follow, finish, finishSoon } = useMoving(places, onMove);
  const nodes = useCards({ survey, places, moving, selection, readOnly });
  const edges = useMemo(() => {
    const visible = connections.filter(({ kind }) => kind !== 'condition' || visibility.conditionalJumps);
    return connectionEdges(survey, visible, places, selection);
  }, [survey, connections, places, visibility, selection]);
  const cards = useMemo(() => new Map(nodes.map(({ id, position }) => [id, position])), [nodes]);
  const [openingView] = useState(() =>
    beginningOf(cards.get(START) ?? { x: 0, y: 0 }, cards.values(), openedAt.width, openedAt.height),
  );
  const overview = useOverview(cards, onSelect);
  useReveal(selectedBlockId(selection), places);

  function change(changes: NodeChange<CardNode>[]): void {
    follow(changes);
    onSelect((before) => selectionAfter(before, changes));
  }

  function changeEdges(changes: EdgeChange<ConnectionEdge>[]): void {
    for (const edgeChange of changes) {
      if (edgeChange.type !== 'select') continue;
      const connection = edges.find(({ id }) => id === edgeChange.id)?.data?.connection;
      if (connection) onSelect((before) => connectionSelection(before, connection, edgeChange.selected));
    }
  }

  function connect({ source, target }: Drawn): void {
    if (target === END) onConnectEnd(source);
    else onConnect(source, target);
  }

  return (
    <ReactFlow
      className="dw-canvas"
      nodes={overview.isShown ? noNodes : nodes}
      edges={overview.isShown ? noEdges : edges}
      nodeTypes={nodeTypes}
      edgeTypes={edgeTypes}
      onNodesChange={change}
      onEdgesChange={changeEdges}
      onNodeDragStop={(_event, _node, dragged) => finish(dragged)}
      onSelectionDragStop={(_event, dragged) => finish(dragged)}
      onKeyDown={({ key }) => !key.startsWith('Arrow') && finish()}
      onKeyUp={({ key }) => key.startsWith('Arrow') && finishSoon()}
      onBlur={() => finish()}
      onConnect={connect}
      onPaneClick={overview.clickPane}
      isValidConnection={({ source, target }) => source !== target}
      connectionLineType={ConnectionLineType.SmoothStep}
      connectionRadius={40}
      defaultViewport={openingView}
      onlyRenderVisibleElements
      nodesDraggable={!readOnly}
      nodesConnectable={!readOnly}
      elevateNodesOnSelect={false}
      snapToGrid
      snapGrid={snapGrid}
      minZoom={LEAST_ZOOM}
      maxZoom={1.5}
      deleteKeyCode={null}
      zoomOnDoubleClick={false}
      ariaLabelConfig={ariaTexts}
      attributionPosition="bottom-right"
    >
      <Background gap={24} />
      {overview.isShown && <Overview cards={cards} edges={edges} selection={selection} />}
      <CanvasControls survey_id={survey.survey_id} cards={cards} />
    </ReactFlow>
  );
}
