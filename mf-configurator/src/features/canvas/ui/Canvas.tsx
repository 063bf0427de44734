import type { SurveyData } from '@dialogwerk/shared/contract';
import { useStore } from '@nanostores/react';
import { Background, ConnectionLineType, ReactFlow, ReactFlowProvider } from '@xyflow/react';
import type { Connection as Drawn, EdgeChange, NodeChange } from '@xyflow/react';
import { useMemo } from 'react';
import type { KeyboardEvent } from 'react';
import type { Selection } from '../../../model/Selection.ts';
import { selectedBlockId } from '../../../model/Selection.ts';
import { GRID } from '../model/cardSizes.ts';
import { connectionsOf } from '../model/connectionsOf.ts';
import { placeBlocks } from '../model/placeBlocks.ts';
import { selectionAfter } from '../model/selectionAfter.ts';
import { END } from '../model/terminals.ts';
import { $edgeVisibility, visibilityOf } from '../state/edgeVisibility.ts';
import { adoptStyles } from './adoptStyles.ts';
import { ariaTexts } from './ariaTexts.ts';
import { BlockCard } from './BlockCard.tsx';
import { CanvasControls } from './CanvasControls.tsx';
import type { CardNode } from './cardNodes.ts';
import { connectionEdges } from './connectionEdges.ts';
import type { ConnectionEdge } from './connectionEdges.ts';
import { ConnectionLine } from './ConnectionLine.tsx';
import { showBeginning } from './showBeginning.ts';
import { TerminalCard } from './TerminalCard.tsx';
import { useCards } from './useCards.ts';
import { useMoving } from './useMoving.ts';
import type { Move } from './useMoving.ts';
import { useReveal } from './useReveal.ts';

export interface CanvasProps {
  readonly survey: SurveyData;
  readonly selection: Selection;
  readonly readOnly: boolean;
  readonly onSelect: (selection: Selection) => void;
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

/** The dialog as a graph of cards and ways between them. */
export function Canvas(props: CanvasProps) {
  adoptStyles();
  return (
    <ReactFlowProvider>
      <Graph {...props} />
    </ReactFlowProvider>
  );
}

function Graph({ survey, selection, readOnly, onSelect, onMove, onConnect, onConnectEnd }: CanvasProps) {
  const visibility = visibilityOf(useStore($edgeVisibility), survey.survey_id);
  const connections = useMemo(() => connectionsOf(survey), [survey]);
  const places = useMemo(() => placeBlocks(survey.all_questions, connections), [survey.all_questions, connections]);
  const { moving, follow, finish } = useMoving(places, onMove);
  const nodes = useCards({ survey, places, moving, selection, readOnly });
  const edges = useMemo(() => {
    const visible = connections.filter(({ kind }) => kind !== 'condition' || visibility.conditionalJumps);
    return connectionEdges(survey, visible, selection);
  }, [survey, connections, visibility, selection]);
  useReveal(selectedBlockId(selection), places);

  function change(changes: NodeChange<CardNode>[]): void {
    follow(changes);
    const next = selectionAfter(selection, changes);
    if (next) onSelect(next);
  }

  function changeEdges(changes: EdgeChange<ConnectionEdge>[]): void {
    const chosen = changes.find((edge) => edge.type === 'select' && edge.selected);
    const connection = chosen && edges.find((edge) => 'id' in chosen && edge.id === chosen.id)?.data?.connection;
    if (!connection || connection.kind === 'order') return;
    onSelect({ kind: 'connection', by: connection.kind, source: connection.source, target: connection.target });
  }

  function connect({ source, target }: Drawn): void {
    if (target === END) onConnectEnd(source);
    else onConnect(source, target);
  }

  function finishKeys({ key }: KeyboardEvent): void {
    if (key.startsWith('Arrow') && moving.size > 0) finish();
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
      onKeyUp={finishKeys}
      onBlur={() => moving.size > 0 && finish()}
      onConnect={connect}
      onPaneClick={() => onSelect({ kind: 'nothing' })}
      isValidConnection={({ source, target }) => source !== target}
      connectionLineType={ConnectionLineType.SmoothStep}
      connectionRadius={40}
      onInit={(flow) => showBeginning(flow)}
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
