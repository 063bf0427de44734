import { useStoreApi } from '@xyflow/react';
import type { Connection, EdgeChange, NodeChange, OnConnectEnd } from '@xyflow/react';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { canSplit } from '../../../../model/canSplit.ts';
import { connectionSelection, selectionAfter } from '../../model/selectionAfter.ts';
import { leavePointed, pointAt } from '../../state/pointed.ts';
import type { CanvasProps } from '../CanvasProps.ts';
import type { CardNode } from '../cards/cardNodes.ts';
import type { DragGesture } from '../dragging/useDragGesture.ts';
import type { ConnectionEdge } from '../edges/connectionEdge.ts';
import { cardWithFocus, elementOf, isFraming } from '../xyflow/xyflowInternals.ts';
import type { useAsking } from './useAsking.ts';
import { useEventCallback } from './useEventCallback.ts';

interface GraphHandlersOf extends Pick<CanvasProps, 'readOnly' | 'onSelect' | 'onConnect'> {
  readonly edges: readonly ConnectionEdge[];
  readonly gesture: DragGesture;
  readonly asking: ReturnType<typeof useAsking>;
  readonly onDropped: OnConnectEnd;
  /** Brings a card into view. */
  readonly reveal: (card: string) => void;
  readonly clickPane: (event: MouseEvent) => void;
}

export type GraphHandlers = ReturnType<typeof useGraphHandlers>;

/** What the author's gestures on the graph mean, as xyflow tells of them. */
export function useGraphHandlers(of: GraphHandlersOf) {
  const { edges, gesture, asking, clickPane, reveal, readOnly, onSelect, onConnect, onDropped } = of;
  const { askByKey, ...asked } = asking;
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

  function offerAt(edge: ConnectionEdge | undefined): void {
    if (edge?.data && !readOnly && canSplit(edge.data.connection)) pointAt(edge.data);
  }
  const pointAtEdge = useEventCallback((_event: unknown, edge: ConnectionEdge): void => offerAt(edge));

  return {
    ...asked,
    onNodesChange,
    onEdgesChange,
    onConnect: useEventCallback(({ source, sourceHandle, target }: Connection): void =>
      onConnect({ source, outcome: sourceHandle }, target),
    ),
    onConnectEnd: useEventCallback(onDropped),
    onPaneClick: useEventCallback(clickPane),
    onEdgeMouseEnter: pointAtEdge,
    onEdgeMouseLeave: leavePointed,
    // A finger comes by no other way.
    onEdgeClick: pointAtEdge,
    onFocus: useEventCallback(({ target }: FocusEvent): void => {
      const found = elementOf(target);
      if (found?.kind === 'card' && target.matches(':focus-visible')) reveal(found.id);
      if (found?.kind === 'edge') offerAt(edges.find(({ id }) => id === found.id));
    }),
    // Because xyflow, a frame after Escape, takes the focus from the card that it left, also where it has come back to it by
    // then, and selects a card that was not selected, such as after it was dragged.
    onKeyDownCapture: useEventCallback((event: KeyboardEvent): void => {
      const card = event.key === 'Escape' ? cardWithFocus(event) : null;
      if (!card) return;
      event.stopPropagation();
      finish();
      if (card.isSelected) onNodesChange([{ type: 'select', id: card.id, selected: false }]);
    }),
    onKeyDown: useEventCallback((event: KeyboardEvent): void => {
      if (askByKey(event) || !event.key.startsWith('Arrow')) finish();
    }),
    onKeyUp: ({ key }: KeyboardEvent): void => {
      if (key.startsWith('Arrow')) finishSoon();
    },
    onBlur: (): void => {
      leavePointed();
      finish();
    },
  };
}
