import { BaseEdge } from '@xyflow/react';
import type { EdgeProps } from '@xyflow/react';
import { memo } from 'react';
import { pathOf, wayBetween } from '../model/wayBetween.ts';
import type { ConnectionEdge } from './connectionEdge.ts';
import { useCarriedBy } from './useCarriedBy.ts';

/**
 * A way from one card to another, with right angles so that it runs beside the cards. Without a group or a transform of its
 * own, because each of them is one more piece for the browser to lay together. Its label has no box, because xyflow measures
 * each one for it, which lays the whole page out.
 */
export const ConnectionLine = memo(function ConnectionLine(props: EdgeProps<ConnectionEdge>) {
  const { source, target, sourceX, sourceY, targetX, targetY, label, markerEnd, data } = props;
  const begin = useCarriedBy(source, target);
  const end = useCarriedBy(target, source);
  const way = wayBetween(
    { x: sourceX + begin.x, y: sourceY + begin.y },
    { x: targetX + end.x, y: targetY + end.y },
    data?.connection.kind ?? 'order',
    data?.beside ?? targetX,
  );
  return (
    <>
      <BaseEdge path={pathOf(way.corners)} interactionWidth={20} {...(markerEnd === undefined ? {} : { markerEnd })} />
      {label !== undefined && (
        <text className="dw-edge-label" x={way.label.x} y={way.label.y} dy="0.35em" textAnchor="middle">
          {label}
        </text>
      )}
    </>
  );
});
