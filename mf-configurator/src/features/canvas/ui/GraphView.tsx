import { useStore } from '@nanostores/react';
import { Background, ConnectionLineType, ReactFlow, SelectionMode, useStore as useFlow } from '@xyflow/react';
import type { AriaLabelConfig, Connection } from '@xyflow/react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { GRID } from '@dialogwerk/shared/dialog/graph';
import { MIN_ZOOM } from '../model/viewport/initialViewport.ts';
import type { Viewport } from '../model/viewport/initialViewport.ts';
import { SMALL } from '../model/viewport/zoomLevels.ts';
import { $dragged, $draggedIds } from '../state/dragged.ts';
import { texts } from '../texts.ts';
import { BlockCard } from './cards/BlockCard.tsx';
import type { CardNode } from './cards/cardNodes.ts';
import { TerminalCard } from './cards/TerminalCard.tsx';
import { useCullOffscreen } from './dragging/useCullOffscreen.ts';
import { useDraggedElements } from './dragging/useDraggedElements.ts';
import type { ConnectionEdge } from './edges/connectionEdge.ts';
import { RoutedEdge } from './edges/RoutedEdge.tsx';
import type { GraphHandlers } from './gestures/useGraphHandlers.ts';
import type { SectionsPart } from './sections/SectionsPart.ts';
import { zoomOf } from './xyflow/xyflowInternals.ts';

interface GraphViewProps {
  readonly nodes: CardNode[];
  readonly edges: ConnectionEdge[];
  readonly handlers: GraphHandlers;
  readonly openingViewport: Viewport;
  readonly readOnly: boolean;
  /** What draws sections; null where there are none. */
  readonly sections: SectionsPart | null;
  /** What lies on the canvas beside cards and edges. */
  readonly children: ReactNode;
}

const nodeTypes = { block: BlockCard, terminal: TerminalCard };
const edgeTypes = { connection: RoutedEdge };
const snapGrid: [number, number] = [GRID, GRID];
/** Held, a click takes one more card in; Shift and dragging draw a frame around them. */
const severalKeys = ['Control', 'Meta', 'Shift'];

/** What xyflow says to screen readers, in German. */
const ariaTexts: Partial<AriaLabelConfig> = {
  'node.a11yDescription.default': texts.nodeHelp,
  'node.a11yDescription.keyboardDisabled': texts.nodeHelp,
  'node.a11yDescription.ariaLiveMessage': ({ direction, x, y }) => {
    const { by } = $dragged.get();
    return texts.moved(direction, x + by.x, y + by.y);
  },
  'edge.a11yDescription.default': texts.edgeHelp,
};

/** The graph as xyflow draws it. */
export function GraphView({ sections, nodes, edges, handlers, openingViewport, readOnly, children }: GraphViewProps) {
  const isDragging = useStore($draggedIds).size > 0;
  const cullOffscreen = useCullOffscreen(isDragging);
  const isSmall = useFlow((state) => zoomOf(state) < SMALL);
  useDraggedElements(edges);
  const types = useMemo(
    () => (sections ? { ...nodeTypes, section: sections.SectionNode, frame: sections.SectionFrame } : nodeTypes),
    [sections],
  );
  return (
    <ReactFlow
      className={['dw-canvas', isSmall && 'dw-small', isDragging && 'dw-dragging'].filter(Boolean).join(' ')}
      nodes={nodes}
      edges={edges}
      nodeTypes={types}
      edgeTypes={edgeTypes}
      {...handlers}
      isValidConnection={isValidConnection}
      connectionLineType={ConnectionLineType.SmoothStep}
      connectionRadius={40}
      // A press on a handle makes a block.
      connectOnClick={false}
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
      {children}
    </ReactFlow>
  );
}

/** No line leads from a block to itself. */
function isValidConnection({ source, target }: Pick<Connection, 'source' | 'target'>): boolean {
  return source !== target;
}
