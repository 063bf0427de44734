import { BaseEdge } from '@xyflow/react';
import type { EdgeProps } from '@xyflow/react';
import { memo } from 'react';
import { pathOf, wayBetween } from '../model/wayBetween.ts';
import type { ConnectionEdge } from './connectionEdge.ts';

/**
 * A way from one card to another, with right angles so that it runs beside the cards. Drawn from its own beginning, so that
 * it is only shifted while both cards are dragged. Its label has no box, because xyflow measures each one for it, which
 * lays the whole page out.
 */
export const ConnectionLine = memo(function ConnectionLine(props: EdgeProps<ConnectionEdge>) {
  const { sourceX, sourceY, targetX, targetY, label, markerEnd, data } = props;
  const way = wayBetween(
    { x: 0, y: 0 },
    { x: targetX - sourceX, y: targetY - sourceY },
    data?.connection.kind ?? 'order',
    (data?.beside ?? targetX) - sourceX,
  );
  return (
    <g transform={`translate(${sourceX} ${sourceY})`}>
      <BaseEdge path={pathOf(way.corners)} interactionWidth={20} {...(markerEnd === undefined ? {} : { markerEnd })} />
      {label !== undefined && (
        <text className="dw-edge-label" x={way.label.x} y={way.label.y} dy="0.35em" textAnchor="middle">
          {label}
        </text>
      )}
    </g>
  );
});
