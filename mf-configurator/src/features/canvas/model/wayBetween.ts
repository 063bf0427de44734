import type { Position } from '../../../model/BlockChange.ts';
import { BLOCK_CARD, STEP } from './cardSizes.ts';
import type { ConnectionKind } from '../../../model/connectionsOf.ts';

/** Half of the room between two rows of cards. */
const OFFSET = (STEP.y - BLOCK_CARD.height) / 2;
/** Ways of different kinds run side by side, because they may lead the same way. */
const lanes: { readonly [Kind in ConnectionKind]: number } = {
  order: 0,
  jump: 9,
  condition: -9,
  triggerSource: 18,
  triggerTarget: -18,
};

/** The corners of a way from below one card to above another, and where its label stands. */
export interface Way {
  readonly corners: readonly Position[];
  readonly label: Position;
}

/** Leads a way from card to card; one that is longer than to the next row runs up or down at `beside`. */
export function wayBetween(source: Position, target: Position, kind: ConnectionKind, beside: number): Way {
  if (isToNextRow(source, target)) {
    const middle = (source.y + target.y) / 2;
    return {
      corners: [source, { x: source.x, y: middle }, { x: target.x, y: middle }, target],
      label: { x: (source.x + target.x) / 2, y: middle },
    };
  }
  const x = beside + lanes[kind];
  const out = source.y + OFFSET;
  const into = target.y - OFFSET;
  return {
    corners: [source, { x: source.x, y: out }, { x, y: out }, { x, y: into }, { x: target.x, y: into }, target],
    // Between the rows and near the target, where neither cards nor labels of other ways are.
    label: { x: (x + target.x) / 2, y: into },
  };
}

/** Whether nothing can lie between two ends, because it is only a step down. */
export function isToNextRow(source: Position, target: Position): boolean {
  return target.y > source.y && target.y - source.y <= STEP.y;
}

/** A way as an SVG path with rounded corners. */
export function pathOf(corners: readonly Position[], radius = 14): string {
  return corners
    .map((corner, index) => {
      const before = corners[index - 1];
      const after = corners[index + 1];
      if (!before) return `M${corner.x},${corner.y}`;
      if (!after) return `L${corner.x},${corner.y}`;
      const start = towards(corner, before, radius);
      const end = towards(corner, after, radius);
      return `L${start.x},${start.y}Q${corner.x},${corner.y} ${end.x},${end.y}`;
    })
    .join('');
}

/** A point at most `distance`, and at most half way, from one corner to its neighbour. */
function towards(from: Position, to: Position, distance: number): Position {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return from;
  const part = Math.min(distance, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
