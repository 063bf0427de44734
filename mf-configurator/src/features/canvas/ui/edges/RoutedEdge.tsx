import { BaseEdge } from '@xyflow/react';
import type { EdgeProps } from '@xyflow/react';
import { memo } from 'react';
import { draggedCorners } from '../../model/draggedCorners.ts';
import { edgePath } from '@dialogwerk/shared/dialog/graph';
import type { ConnectionEdge } from './connectionEdge.ts';
import { EdgeLabel } from './EdgeLabel.tsx';
import { useDragOffset } from '../dragging/useDragOffset.ts';

/**
 * An edge from one card to another, with right angles so that it runs beside the cards. Without a group or a transform of its
 * own, because each of them is one more piece for the browser to lay together.
 */
export const RoutedEdge = memo(function RoutedEdge(props: EdgeProps<ConnectionEdge>) {
  const { source, target, markerEnd, data } = props;
  const begin = useDragOffset(source, target);
  const end = useDragOffset(target, source);
  const route = data?.route;
  if (!route) return null;
  const path = edgePath(draggedCorners(route.corners, begin, end));
  return (
    <>
      <BaseEdge path={path} interactionWidth={20} {...(markerEnd === undefined ? {} : { markerEnd })} />
      {route.label && <EdgeLabel label={route.label} by={end} />}
    </>
  );
});
