import { BaseEdge, getSmoothStepPath } from '@xyflow/react';
import type { EdgeProps } from '@xyflow/react';
import { memo } from 'react';
import type { ConnectionEdge } from './connectionEdges.ts';

/** A way from one card to another, with right angles so that ways run beside the cards. */
export const ConnectionLine = memo(function ConnectionLine(props: EdgeProps<ConnectionEdge>) {
  const { sourceX, sourceY, sourcePosition, targetX, targetY, targetPosition, label, markerEnd } = props;
  const [path, labelX, labelY] = getSmoothStepPath({
    sourceX,
    sourceY,
    sourcePosition,
    targetX,
    targetY,
    targetPosition,
    borderRadius: 14,
    offset: 24,
  });
  return (
    <BaseEdge
      path={path}
      interactionWidth={20}
      {...(markerEnd === undefined ? {} : { markerEnd })}
      {...(label === undefined ? {} : { label, labelX, labelY, labelBgPadding: [6, 3], labelBgBorderRadius: 6 })}
    />
  );
});
