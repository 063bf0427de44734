import type { Bounds } from '@dialogwerk/shared/dialog/graph';
import { memo } from 'react';
import type { FlowEdge } from '../model/flowPicture.ts';

interface FlowWaysProps {
  readonly edges: readonly FlowEdge[];
  readonly bounds: Bounds;
}

/** From the thinnest to the thickest line, in canvas units. */
const LEAST = 2;
const MOST = 14;

/** The ways between cards, the thicker the more went them. */
export const FlowWays = memo(function FlowWays({ edges, bounds: { x, y, width, height } }: FlowWaysProps) {
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} width={width} height={height}>
      {edges.map(({ key, path, count, share }) => (
        <path
          key={key}
          d={path}
          className={count === 0 ? 'way unused' : 'way'}
          strokeWidth={count === 0 ? LEAST : LEAST + (MOST - LEAST) * share}
        />
      ))}
      {edges.map(
        ({ key, label }) =>
          label && (
            <text key={key} x={label.at.x} y={label.at.y} dy="0.35em" textAnchor="middle">
              {label.text}
            </text>
          ),
      )}
    </svg>
  );
});
