import { BaseEdge } from '@xyflow/react';
import type { EdgeProps } from '@xyflow/react';
import { memo } from 'react';
import { carriedCorners } from '../model/carriedCorners.ts';
import { pathOf } from '../model/pathOf.ts';
import type { ConnectionEdge } from './connectionEdge.ts';
import { EdgeLabel } from './EdgeLabel.tsx';
import { useCarriedBy } from './useCarriedBy.ts';

/**
 * A way from one card to another, with right angles so that it runs beside the cards. Without a group or a transform of its
 * own, because each of them is one more piece for the browser to lay together.
 */
export const ConnectionLine = memo(function ConnectionLine(props: EdgeProps<ConnectionEdge>) {
  const { source, target, markerEnd, data } = props;
  const begin = useCarriedBy(source, target);
  const end = useCarriedBy(target, source);
  const route = data?.route;
  if (!route) return null;
  const path = pathOf(carriedCorners(route.corners, begin, end));
  return (
    <>
      <BaseEdge path={path} interactionWidth={20} {...(markerEnd === undefined ? {} : { markerEnd })} />
      {route.label && <EdgeLabel label={route.label} by={end} />}
    </>
  );
});
