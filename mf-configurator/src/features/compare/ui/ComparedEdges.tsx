import type { Bounds } from '@dialogwerk/shared/dialog/graph';
import { memo } from 'react';
import type { ComparedEdge } from '../model/graphDifference.ts';
import { texts } from '../texts.ts';

interface ComparedEdgesProps {
  readonly edges: readonly ComparedEdge[];
  readonly bounds: Bounds;
}

/** The edges of both states; what came, changed or went has its sign on it. */
export const ComparedEdges = memo(function ComparedEdges({ edges, bounds }: ComparedEdgesProps) {
  const { x, y, width, height } = bounds;
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} width={width} height={height}>
      {edges.map(({ key, path, kind }) => (
        <path key={key} d={path} className={`edge ${kind}`} />
      ))}
      {edges.map(
        ({ key, kind, label }) =>
          label && (
            <text key={key} className={kind} x={label.middle.x} y={label.middle.y} dy="0.35em" textAnchor="middle">
              {label.near}
            </text>
          ),
      )}
      {edges.map(
        ({ key, kind, middle }) =>
          kind !== 'same' && (
            <g key={key} className={`sign ${kind}`}>
              <circle cx={middle.x} cy={middle.y} r={10} />
              <text x={middle.x} y={middle.y} dy="0.35em" textAnchor="middle">
                {texts.signs[kind]}
              </text>
            </g>
          ),
      )}
    </svg>
  );
});
