import { adoptStyles } from '@dialogwerk/shared/browser';
import { Box } from '@dialogwerk/shared/ui';
import { ReactFlowProvider } from '@xyflow/react';
import xyflowStyles from '@xyflow/react/dist/base.css?inline';
import { useLayoutEffect, useRef, useState } from 'react';
import badgeStyles from '../../../blockTypes/blockBadge.css?inline';
import buildingStyles from './building/building.css?inline';
import canvasStyles from './canvas.css?inline';
import cardStyles from './cards/cards.css?inline';
import edgeStyles from './edges/edges.css?inline';
import overviewStyles from './overview/overview.css?inline';
import xyflowOverrides from './xyflow/xyflowInternals.css?inline';
import type { CanvasProps } from './CanvasProps.ts';
import { Graph } from './Graph.tsx';
import type { Size } from '@dialogwerk/shared/dialog/graph';

/** In this order, because later ones overrule. */
const styles = [
  xyflowStyles,
  badgeStyles,
  canvasStyles,
  cardStyles,
  edgeStyles,
  overviewStyles,
  xyflowOverrides,
  buildingStyles,
].join('');

/** The dialog as a graph of cards and edges between them. */
export function Canvas(props: CanvasProps) {
  adoptStyles(styles);
  const area = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    if (area.current) setSize({ width: area.current.clientWidth, height: area.current.clientHeight });
  }, []);
  return (
    <Box ref={area} sx={{ width: '100%', height: '100%' }}>
      <ReactFlowProvider>{size && <Graph {...props} openedAt={size} />}</ReactFlowProvider>
    </Box>
  );
}
