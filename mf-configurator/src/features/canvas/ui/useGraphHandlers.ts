import { useStoreApi } from '@xyflow/react';
import type { Connection, EdgeChange, NodeChange } from '@xyflow/react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { connectionSelection, selectionAfter } from '../model/selectionAfter.ts';
import { END } from '@dialogwerk/shared/dialog/graph';
import type { CanvasProps } from './CanvasProps.ts';
import type { CardNode } from './cards/cardNodes.ts';
import type { DragGesture } from './dragging/useDragGesture.ts';
import type { ConnectionEdge } from './edges/connectionEdge.ts';
import { useEventCallback } from './useEventCallback.ts';
import { isFraming } from './xyflow/xyflowInternals.ts';

interface GraphHandlersOf extends Pick<CanvasProps, 'onSelect' | 'onConnect' | 'onConnectEnd'> {
  readonly edges: readonly ConnectionEdge[];
  readonly gesture: DragGesture;
  readonly clickPane: (event: MouseEvent) => void;
}

export type GraphHandlers = ReturnType<typeof useGraphHandlers>;

/** What the author's gestures on the graph mean, as xyflow tells of them. */
export function useGraphHandlers({ edges, gesture, clickPane, onSelect, onConnect, onConnectEnd }: GraphHandlersOf) {
  const flow = useStoreApi();
  const { follow, finish, finishSoon } = gesture;

  const onNodesChange = useEventCallback((changes: NodeChange<CardNode>[]): void => {
    follow(changes);
    if (changes.some(({ type }) => type === 'select')) onSelect((before) => selectionAfter(before, changes));
  });

  const onEdgesChange = useEventCallback((changes: EdgeChange<ConnectionEdge>[]): void => {
    // A frame takes cards; the connections between them come along with them.
    if (isFraming(flow.getState())) return;
    for (const change of changes) {
      if (change.type !== 'select') continue;
      const connection = edges.find(({ id }) => id === change.id)?.data?.connection;
      if (connection) onSelect((before) => connectionSelection(before, connection, change.selected));
    }
  });

  return {
    onNodesChange,
    onEdgesChange,
    onConnect: useEventCallback(({ source, target }: Connection): void => {
      if (target === END) onConnectEnd(source);
      else onConnect(source, target);
    }),
    onPaneClick: useEventCallback(clickPane),
    onKeyDown: ({ key }: KeyboardEvent): void => {
      if (!key.startsWith('Arrow')) finish();
    },
    onKeyUp: ({ key }: KeyboardEvent): void => {
      if (key.startsWith('Arrow')) finishSoon();
    },
    onBlur: (): void => finish(),
  };
}
