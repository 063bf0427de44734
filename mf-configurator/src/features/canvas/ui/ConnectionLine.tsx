import { BaseEdge } from '@xyflow/react';
import type { EdgeProps } from '@xyflow/react';
import { memo } from 'react';
import { pathOf, wayBetween } from '../model/wayBetween.ts';
import type { ConnectionEdge } from './connectionEdges.ts';

/** A way from one card to another, with right angles so that it runs beside the cards. */
export const ConnectionLine = memo(function ConnectionLine(props: EdgeProps<ConnectionEdge>) {
  const { sourceX, sourceY, targetX, targetY, label, markerEnd, data } = props;
  const way = wayBetween(
    { x: sourceX, y: sourceY },
    { x: targetX, y: targetY },
    data?.connection.kind ?? 'order',
    data?.beside ?? targetX,
  );
  return (
    <BaseEdge
      path={pathOf(way.corners)}
      interactionWidth={20}
      {...(markerEnd === undefined ? {} : { markerEnd })}
      {...(label === undefined
        ? {}
        : { label, labelX: way.label.x, labelY: way.label.y, labelBgPadding: [6, 3], labelBgBorderRadius: 6 })}
    />
  );
});
