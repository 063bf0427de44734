import type { SurveyData } from '@dialogwerk/shared/contract';
import { Box } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { Background, ConnectionLineType, ReactFlow, ReactFlowProvider } from '@xyflow/react';
import type { Connection as Drawn, EdgeChange, NodeChange } from '@xyflow/react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import type { Selection } from '../../../model/Selection.ts';
import { selectedBlockId } from '../../../model/Selection.ts';
import { beginningOf } from '../model/beginningOf.ts';
import type { View } from '../model/beginningOf.ts';
import { GRID } from '../model/cardSizes.ts';
import { connectionsOf } from '../model/connectionsOf.ts';
import { placeBlocks } from '../model/placeBlocks.ts';
import { connectionSelection, selectionAfter } from '../model/selectionAfter.ts';
import { END, START } from '../model/terminals.ts';
import { $edgeVisibility, visibilityOf } from '../state/edgeVisibility.ts';
import { adoptStyles } from './adoptStyles.ts';
import { ariaTexts } from './ariaTexts.ts';
import { BlockCard } from './BlockCard.tsx';
import { CanvasControls } from './CanvasControls.tsx';
import type { CardNode } from './cardNodes.ts';
import { connectionEdges } from './connectionEdges.ts';
import type { ConnectionEdge } from './connectionEdges.ts';
import { ConnectionLine } from './ConnectionLine.tsx';
import { TerminalCard } from './TerminalCard.tsx';
import { useCards } from './useCards.ts';
import { useMoving } from './useMoving.ts';
import type { Move } from './useMoving.ts';
import { useReveal } from './useReveal.ts';

export interface CanvasProps {
  readonly survey: SurveyData;
  readonly selection: Selection;
  readonly readOnly: boolean;
  readonly onSelect: Dispatch<SetStateAction<Selection>>;
  /** At the end of a gesture. */
  readonly onMove: (moves: readonly Move[]) => void;
  /** The author drew a way from one block to another. */
  readonly onConnect: (source: string, target: string) => void;
  /** The author drew a way from a block to the ending. */
  readonly onConnectEnd: (source: string) => void;
}

const nodeTypes = { block: BlockCard, terminal: TerminalCard };
const edgeTypes = { connection: ConnectionLine };
const snapGrid: [number, number] = [GRID, GRID];

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The dialog as a graph of cards and ways between them. */
export function Canvas(props: CanvasProps) {
  adoptStyles();
  const area = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    if (area.current) setSize({ width: area.current.clientWidth, height: area.current.clientHeight });
  }, []);
  return (
    <Box ref={area} sx={{ width: '100%', height: '100%' }}>
      <ReactFlowProvider>{size && <Graph {...props} openedAt={size} />}</ReactFlowProvider>
    </Box>
  );
}

function Graph(props: CanvasProps & { readonly openedAt: Size }) {
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
  const [openingView] = useState(() => openingViewOf(nodes, openedAt));
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
      nodes={nodes}
      edges={edges}
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
      onPaneClick={() => onSelect({ kind: 'nothing' })}
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
      minZoom={0.05}
      maxZoom={1.5}
      deleteKeyCode={null}
      zoomOnDoubleClick={false}
      ariaLabelConfig={ariaTexts}
      attributionPosition="bottom-right"
    >
      <Background gap={24} />
      <CanvasControls survey_id={survey.survey_id} />
    </ReactFlow>
  );
}

function openingViewOf(nodes: readonly CardNode[], { width, height }: Size): View {
  const start = nodes.find(({ id }) => id === START)?.position ?? { x: 0, y: 0 };
  return beginningOf(
    start,
    nodes.map(({ position }) => position),
    width,
    height,
  );
}
