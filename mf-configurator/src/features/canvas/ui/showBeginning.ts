import type { ReactFlowInstance } from '@xyflow/react';
import { BLOCK_CARD } from '../model/cardSizes.ts';
import { START } from '../model/terminals.ts';
import type { CardNode } from './cardNodes.ts';
import type { ConnectionEdge } from './connectionEdges.ts';

/** Below this zoom the cards' text cannot be read. */
const READABLE = 0.55;

/** Shows the whole dialog if it is readable then, else its beginning. */
export function showBeginning(flow: ReactFlowInstance<CardNode, ConnectionEdge>): void {
  void flow.fitView({ maxZoom: 1, padding: 0.08 }).then(() => {
    const start = flow.getNode(START);
    if (flow.getZoom() >= READABLE || !start) return;
    const { x, y } = start.position;
    void flow.setCenter(x + BLOCK_CARD.width * 1.5, y + BLOCK_CARD.height * 2.2, { zoom: 0.8 });
  });
}
