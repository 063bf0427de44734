import { END, START, cardAt, connectionsOf } from '@dialogwerk/shared/dialog/graph';
import { useReactFlow } from '@xyflow/react';
import type { Position } from '../../../../model/BlockChange.ts';
import { canSplit } from '../../../../model/canSplit.ts';
import type { Insertion } from '../../../../model/Insertion.ts';
import { placeAt } from '../../model/placeAt.ts';
import { sectionOf } from '../../../../model/sectionCard.ts';
import type { CanvasProps, CanvasTarget } from '../CanvasProps.ts';
import type { ConnectionEdge } from '../edges/connectionEdge.ts';
import type { GraphLayout } from '../layout/useLayout.ts';
import { elementOf } from '../xyflow/xyflowInternals.ts';

interface TargetsOf extends Pick<CanvasProps, 'survey'> {
  readonly edges: readonly ConnectionEdge[];
  readonly layout: GraphLayout;
  readonly isOverview: boolean;
}

/** Tells what on the canvas an event is about. */
export function useTargets({ survey, edges, layout, isOverview }: TargetsOf) {
  const flow = useReactFlow();

  function targetOf(element: EventTarget | null, at: Position): CanvasTarget {
    const found = elementOf(element);
    if (found?.kind === 'edge') {
      const connection = edges.find(({ id }) => id === found.id)?.data?.connection;
      if (connection) return { kind: 'connection', connection };
    }
    const point = flow.screenToFlowPosition(at, { snapToGrid: false });
    const card = found?.kind === 'card' ? found.id : isOverview ? cardAt(point, layout.resting) : null;
    if (card === START || card === END) return { kind: 'messages' };
    const section = card && sectionOf(card);
    if (section) return { kind: 'section', id: section };
    if (card !== null) return { kind: 'block', id: card };
    return { kind: 'canvas', place: placeAt(point, survey.all_questions, layout.places) };
  }

  /** Where a block comes that is asked for on a card or an edge; null where none can come. */
  function insertionAt(element: EventTarget | null): Insertion | null {
    const found = elementOf(element);
    if (found === null || found.id === END || sectionOf(found.id) !== null) return null;
    const connection =
      found.kind === 'edge'
        ? edges.find(({ id }) => id === found.id)?.data?.connection
        : // Of the dialog itself, because the first block may be folded away, or its edge not shown.
          connectionsOf(survey).find(({ source }) => source === START && found.id === START);
    if (connection) return canSplit(connection) ? { kind: 'connection', connection } : null;
    return { kind: 'line', from: { source: found.id, outcome: null }, place: null };
  }

  return { targetOf, insertionAt };
}
