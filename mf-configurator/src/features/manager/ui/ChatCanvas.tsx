import { Background, ConnectionMode, MarkerType, ReactFlow, ReactFlowProvider } from '@xyflow/react';
import type { AriaLabelConfig, Edge } from '@xyflow/react';
import { useMemo, useState } from 'react';
import { chatGraph, NODE } from '../model/chatGraph.ts';
import type { ChatNode } from '../model/chatGraph.ts';
import type { Chats, ShownTrigger } from '../model/Chats.ts';
import { triggerSentence } from '../model/triggerSentence.ts';
import { texts } from '../texts.ts';
import { CanvasButtons } from './CanvasButtons.tsx';
import { ChatNodeCard } from './ChatNodeCard.tsx';
import type { ChatFlowNode } from './ChatNodeCard.tsx';

interface ChatCanvasProps {
  readonly chats: Chats;
  readonly selected: ChatNode | null;
  /** Ids of the nodes that the check has found something at. */
  readonly marked: ReadonlySet<string>;
  readonly onSelect: (node: ChatNode | null) => void;
  /** The author drew from a block to another one or to a dialog's head; null for those who may only look. */
  readonly onDraw: ((from: ChatNode, to: ChatNode) => void) | null;
  readonly onDelete: (trigger: ShownTrigger) => void;
}

const nodeTypes = { chat: ChatNodeCard };
const ariaTexts: Partial<AriaLabelConfig> = {
  'node.a11yDescription.default': texts.nodeHelp,
  'node.a11yDescription.keyboardDisabled': texts.nodeHelp,
  'edge.a11yDescription.default': texts.edgeHelp,
};
const fitting = { padding: 0.12, maxZoom: 1 };

function nodeOf(node: ChatNode, selected: ChatNode | null, isMarked: boolean): ChatFlowNode {
  const { id, x, y, survey, block, name } = node;
  const height = block ? NODE.height : NODE.head;
  return {
    id,
    type: 'chat',
    position: { x, y },
    width: NODE.width,
    height,
    // Because a node that is made anew without it loses its handles, and with them its arrows.
    measured: { width: NODE.width, height },
    data: { node },
    draggable: false,
    deletable: false,
    selectable: block !== null,
    focusable: block !== null,
    selected: id === selected?.id,
    ...(isMarked ? { className: 'found' } : {}),
    ariaLabel: `${block ? texts.blockLabel(name, survey.survey_name) : texts.dialogLabel(name)}${isMarked ? texts.found : ''}`,
  };
}

/** The dialogs side by side, with the triggers between their blocks. */
export function ChatCanvas({ chats, selected, marked, onSelect, onDraw, onDelete }: ChatCanvasProps) {
  const [edge, selectEdge] = useState<string | null>(null);
  const graph = useMemo(() => chatGraph(chats), [chats]);
  const nodes = useMemo(
    () => graph.nodes.map((node) => nodeOf(node, selected, marked.has(node.id))),
    [graph, selected, marked],
  );
  const edges = graph.links.map(({ trigger_id: id, kind, source, target, sides, pending }): Edge => {
    const trigger = chats.triggers.find(({ trigger_id }) => trigger_id === id);
    return {
      id,
      source,
      target,
      sourceHandle: sides.source,
      targetHandle: sides.target,
      className: pending ? `${kind} pending` : kind,
      selected: id === edge,
      deletable: onDraw !== null && !pending,
      ...(trigger ? { ariaLabel: triggerSentence(chats, trigger.rule) } : {}),
      domAttributes: { 'aria-roledescription': texts.edgeRole },
      markerEnd: { type: MarkerType.ArrowClosed, color: `var(--dw-${kind})`, width: 16, height: 16 },
    };
  });
  const find = (id: string): ChatNode | undefined => graph.nodes.find((node) => node.id === id);

  return (
    <ReactFlowProvider>
      <ReactFlow
        className="dw-chats"
        aria-label={texts.canvas}
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        onNodesChange={(changes) => {
          for (const change of changes) {
            if (change.type !== 'select') continue;
            if (change.selected) onSelect(find(change.id) ?? null);
            else if (change.id === selected?.id) onSelect(null);
          }
        }}
        onEdgesChange={(changes) => {
          for (const change of changes) {
            if (change.type === 'select') selectEdge(change.selected ? change.id : null);
          }
        }}
        onEdgesDelete={(deleted) => {
          for (const { id } of deleted) {
            const trigger = chats.triggers.find(({ trigger_id }) => trigger_id === id);
            if (trigger) onDelete(trigger);
          }
        }}
        onConnect={({ source, target }) => {
          const from = find(source);
          const to = find(target);
          if (from && to) onDraw?.(from, to);
        }}
        isValidConnection={({ source, target }) => source !== target}
        nodesConnectable={onDraw !== null}
        nodesDraggable={false}
        // Loose, because each side has a handle to draw from and one to draw to in the same place.
        connectionMode={ConnectionMode.Loose}
        connectionRadius={40}
        deleteKeyCode={['Delete', 'Backspace']}
        onlyRenderVisibleElements
        fitView
        fitViewOptions={fitting}
        minZoom={0.1}
        maxZoom={1.5}
        zoomOnDoubleClick={false}
        ariaLabelConfig={ariaTexts}
        attributionPosition="bottom-right"
      >
        <Background gap={24} />
        <CanvasButtons />
      </ReactFlow>
    </ReactFlowProvider>
  );
}
