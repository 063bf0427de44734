import type { SurveyData } from '@dialogwerk/shared/contract';
import { MarkerType } from '@xyflow/react';
import type { Edge } from '@xyflow/react';
import { blockName } from '../../../model/blockName.ts';
import type { Position } from '../../../model/BlockChange.ts';
import type { Selection } from '../../../model/Selection.ts';
import type { Connection } from '../model/connectionsOf.ts';
import { BLOCK_CARD } from '../model/cardSizes.ts';
import { guttersAmong } from '../model/gutters.ts';
import { END, START } from '../model/terminals.ts';
import { isToNextRow } from '../model/wayBetween.ts';
import { texts } from '../texts.ts';

export type ConnectionEdge = Edge<{ connection: Connection; beside: number }, 'connection'>;

/** Above as many characters a label would hide the cards around it. */
const LONGEST_LABEL = 28;

/** The connections as xyflow takes them. What follows from the order alone cannot be selected: there is nothing to delete. */
export function connectionEdges(
  survey: SurveyData,
  connections: readonly Connection[],
  places: ReadonlyMap<string, Position>,
  selection: Selection,
): ConnectionEdge[] {
  const besideOf = gutterOf(places);
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
      data: { connection, beside: besideOf(connection) },
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

/** Where each way runs up or down; the terminals lie next to their blocks, so their ways need no room. */
function gutterOf(places: ReadonlyMap<string, Position>): (connection: Connection) => number {
  const find = guttersAmong(places.values());
  return ({ source, target }) => {
    const from = places.get(source);
    const to = places.get(target);
    if (!from || !to) return (from ?? to ?? { x: 0 }).x + BLOCK_CARD.width / 2;
    const below = { x: from.x + BLOCK_CARD.width / 2, y: from.y + BLOCK_CARD.height };
    const above = { x: to.x + BLOCK_CARD.width / 2, y: to.y };
    return isToNextRow(below, above) ? above.x : find(below, above);
  };
}

function shortened(label: string): string {
  return label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL - 1).trimEnd()}…` : label;
}
