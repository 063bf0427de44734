import { MarkerType } from '@xyflow/react';
import type { Edge } from '@xyflow/react';
import type { Connection, Route } from '@dialogwerk/shared/dialog/graph';
import { quotedLabels } from '../../../../model/wording/quotedLabels.ts';
import { texts } from '../../texts.ts';

export type ConnectionEdge = Edge<{ connection: Connection; route: Route }, 'connection'>;

/**
 * A connection as xyflow takes it; `nameOf` gives what a card is called. What follows from the order alone cannot be selected:
 * there is nothing to delete.
 */
export function connectionEdge(connection: Connection, route: Route, nameOf: (id: string) => string): ConnectionEdge {
  const { kind, source, target, labels, settled = false, handle } = connection;
  const selectable = (kind === 'jump' || kind === 'condition') && !settled;
  return {
    id: [kind, source, target, ...(handle ? [handle.outcome] : [])].join(':'),
    type: 'connection',
    source,
    target,
    ...(handle ? { sourceHandle: handle.outcome } : {}),
    className: kind,
    // Their labels stay readable where other lines cross.
    zIndex: labels.length > 0 ? 1 : 0,
    data: { connection, route },
    selectable,
    focusable: selectable,
    selected: false,
    ariaLabel: texts.connection[kind](
      nameOf(source),
      nameOf(target),
      kind === 'condition' ? quotedLabels(labels) : labels.join(', '),
    ),
    domAttributes: { 'aria-roledescription': texts.connectionRole },
    markerEnd: { type: MarkerType.ArrowClosed, color: `var(--dw-${kind})`, width: 14, height: 14 },
  };
}
