import type { Position } from '../../../../model/BlockChange.ts';
import type { PlacedLabel } from '@dialogwerk/shared/dialog/graph';

interface EdgeLabelProps {
  readonly label: PlacedLabel;
  /** How far the end that it stands at is dragged. */
  readonly by: Position;
}

/** Why an edge is taken. Without a box that is measured, because xyflow lays the whole page out for each one. */
export function EdgeLabel({ label: { middle, near, small }, by }: EdgeLabelProps) {
  return (
    <text className="dw-edge-label" x={middle.x + by.x} y={middle.y + by.y} dy="0.35em" textAnchor="middle">
      {near === small ? (
        near
      ) : (
        <>
          <tspan className="dw-near">{near}</tspan>
          <tspan className="dw-far">{small}</tspan>
        </>
      )}
    </text>
  );
}
