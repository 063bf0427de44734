import type { SurveyData } from '@dialogwerk/shared/contract';
import { MarkerType } from '@xyflow/react';
import type { Edge } from '@xyflow/react';
import { blockName } from '../../../model/blockName.ts';
import type { Selection } from '../../../model/Selection.ts';
import type { Connection } from '../model/connectionsOf.ts';
import { END, START } from '../model/terminals.ts';
import { texts } from '../texts.ts';

export type ConnectionEdge = Edge<{ connection: Connection }, 'connection'>;

/** Above as many characters a label would hide the cards around it. */
const LONGEST_LABEL = 28;

/** The connections as xyflow takes them. What follows from the order alone cannot be selected: there is nothing to delete. */
export function connectionEdges(survey: SurveyData, connections: readonly Connection[], selection: Selection): ConnectionEdge[] {
  const names = new Map(survey.all_questions.map((block) => [block.unique_question_id, blockName(block)]));
  names.set(START, texts.start).set(END, texts.end);
  return connections.map((connection) => {
    const { kind, source, target, labels, settled = false } = connection;
    const selectable = kind !== 'order' && !settled;
    const label = labels.join(', ');
    return {
      id: `${kind}:${source}:${target}`,
      type: 'connection',
      source,
      target,
      className: kind,
      data: { connection },
      selectable,
      focusable: selectable,
      selected:
        selection.kind === 'connection' &&
        selection.by === kind &&
        selection.source === source &&
        selection.target === target,
      ...(label === '' ? {} : { label: shortened(label) }),
      ariaLabel: texts.connection[kind](names.get(source) ?? source, names.get(target) ?? target, label),
      domAttributes: { 'aria-roledescription': texts.connectionRole },
      markerEnd: { type: MarkerType.ArrowClosed, color: `var(--dw-${kind})`, width: 14, height: 14 },
    };
  });
}

function shortened(label: string): string {
  return label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL - 1).trimEnd()}…` : label;
}
