import { useStore } from '@xyflow/react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Position } from '../../../model/BlockChange.ts';
import type { Selection } from '../../../model/Selection.ts';
import { BLOCK_CARD } from '../model/cardSizes.ts';
import { wayBetween } from '../model/wayBetween.ts';
import { texts } from '../texts.ts';
import type { ConnectionEdge } from './connectionEdges.ts';
import { drawOverview } from './drawOverview.ts';
import type { OverviewColours, OverviewWay } from './drawOverview.ts';
import { usePageScheme } from './usePageScheme.ts';

interface OverviewProps {
  readonly cards: ReadonlyMap<string, Position>;
  readonly edges: readonly ConnectionEdge[];
  readonly selection: Selection;
}

/** All cards from afar, drawn on one surface, because a thousand elements in view make each movement slow. */
export function Overview(props: OverviewProps) {
  // Drawn anew in another scheme, because the surface keeps the colours that it was drawn with.
  return <Surface key={usePageScheme()} {...props} />;
}

function Surface({ cards, edges, selection }: OverviewProps) {
  const surface = useRef<HTMLCanvasElement>(null);
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  const [x, y, zoom] = useStore((state) => state.transform);
  const ways = useMemo(() => edges.flatMap((edge) => wayOf(edge, cards)), [edges, cards]);

  useLayoutEffect(() => {
    const element = surface.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    const scale = window.devicePixelRatio;
    element.width = width * scale;
    element.height = height * scale;
    drawOverview(
      context,
      { width, height, scale },
      {
        cards,
        ways,
        selected: new Set(selection.kind === 'blocks' ? selection.ids : []),
        view: { x, y, zoom },
        colours: coloursOf(element),
      },
    );
  }, [cards, ways, selection, width, height, x, y, zoom]);

  return <canvas ref={surface} className="dw-overview" role="img" aria-label={texts.overview(cards.size)} />;
}

function wayOf({ source, target, data }: ConnectionEdge, cards: ReadonlyMap<string, Position>): OverviewWay[] {
  const from = cards.get(source);
  const to = cards.get(target);
  if (!from || !to || !data) return [];
  const below = { x: from.x + BLOCK_CARD.width / 2, y: from.y + BLOCK_CARD.height };
  const above = { x: to.x + BLOCK_CARD.width / 2, y: to.y };
  const { kind } = data.connection;
  return [{ kind, corners: wayBetween(below, above, kind, data.beside).corners }];
}

/** The colours of the theme that holds where the surface stands. */
function coloursOf(element: Element): OverviewColours {
  const style = getComputedStyle(element);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  return {
    card: colour('--mui-palette-background-paper'),
    edge: colour('--mui-palette-text-secondary'),
    selected: colour('--dw-jump'),
    order: colour('--mui-palette-text-disabled'),
    jump: colour('--dw-jump'),
    condition: colour('--dw-condition'),
  };
}
