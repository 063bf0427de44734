import { useStore } from '@xyflow/react';
import { useLayoutEffect, useRef } from 'react';
import type { TypeGroup } from '@dialogwerk/shared/dialog';
import type { Position } from '../../../../model/BlockChange.ts';
import type { Selection } from '../../../../model/Selection.ts';
import type { Connection, Routes } from '@dialogwerk/shared/dialog/graph';
import { texts } from '../../texts.ts';
import { heightOf, transformOf, widthOf } from '../xyflow/xyflowInternals.ts';
import { drawOverview } from './drawOverview.ts';
import { overviewColours } from './overviewColours.ts';
import { usePageScheme } from './usePageScheme.ts';
import { overviewEdges } from './overviewEdges.ts';

interface OverviewProps {
  readonly cards: ReadonlyMap<string, Position>;
  /** The group of each block's type. */
  readonly groups: ReadonlyMap<string, TypeGroup>;
  readonly connections: readonly Connection[];
  readonly routes: Pick<Routes, 'of'>;
  readonly selection: Selection;
}

/** All cards from afar, drawn on one surface, because a thousand elements in view make each movement slow. */
export function Overview(props: OverviewProps) {
  // Drawn anew in another scheme, because the surface keeps the colours that it was drawn with.
  const scheme = usePageScheme();
  return <Surface key={scheme} {...props} scheme={scheme} />;
}

function Surface({
  cards,
  groups,
  connections,
  routes,
  selection,
  scheme,
}: OverviewProps & { readonly scheme: string }) {
  const surface = useRef<HTMLCanvasElement>(null);
  const width = useStore(widthOf);
  const height = useStore(heightOf);
  const [x, y, zoom] = useStore(transformOf);
  const edges = overviewEdges(connections, routes);
  const scale = window.devicePixelRatio;

  useLayoutEffect(() => {
    const element = surface.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    drawOverview(
      context,
      { width, height, scale },
      {
        cards,
        groups,
        edges,
        selected: new Set(selection.kind === 'blocks' ? selection.ids : []),
        view: { x, y, zoom },
        colours: overviewColours(element, scheme),
      },
    );
  }, [cards, groups, edges, selection, width, height, scale, scheme, x, y, zoom]);

  return (
    <canvas
      ref={surface}
      className="dw-overview"
      width={width * scale}
      height={height * scale}
      role="img"
      aria-label={texts.overview(cards.size)}
    />
  );
}
