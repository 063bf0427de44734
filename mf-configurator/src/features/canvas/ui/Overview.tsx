import { useStore } from '@xyflow/react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Position } from '../../../model/BlockChange.ts';
import type { Selection } from '../../../model/Selection.ts';
import { BLOCK_CARD } from '../model/cardSizes.ts';
import { wayBetween } from '../model/wayBetween.ts';
import { texts } from '../texts.ts';
import type { Connection } from '../../../model/connectionsOf.ts';
import type { FindBeside } from '../model/gutters.ts';
import { drawOverview } from './drawOverview.ts';
import type { OverviewColours } from './drawOverview.ts';
import { overviewColours } from './overviewColours.ts';
import { usePageScheme } from './usePageScheme.ts';
import { waySheets } from './waySheets.ts';
import type { OverviewWay } from './waySheets.ts';

interface OverviewProps {
  readonly cards: ReadonlyMap<string, Position>;
  readonly connections: readonly Connection[];
  readonly besideOf: FindBeside;
  readonly selection: Selection;
}

/** All cards from afar, drawn on one surface, because a thousand elements in view make each movement slow. */
export function Overview(props: OverviewProps) {
  // Drawn anew in another scheme, because the surface keeps the colours that it was drawn with.
  return <Surface key={usePageScheme()} {...props} />;
}

function Surface({ cards, connections, besideOf, selection }: OverviewProps) {
  const surface = useRef<HTMLCanvasElement>(null);
  const colours = useRef<OverviewColours>(undefined);
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  const [x, y, zoom] = useStore((state) => state.transform);
  const ways = useMemo(
    () => waySheets(connections.flatMap((connection) => wayOf(connection, besideOf(connection), cards))),
    [connections, besideOf, cards],
  );
  const scale = window.devicePixelRatio;

  useLayoutEffect(() => {
    const element = surface.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    colours.current ??= overviewColours(element);
    drawOverview(
      context,
      { width, height, scale },
      {
        cards,
        ways,
        selected: new Set(selection.kind === 'blocks' ? selection.ids : []),
        view: { x, y, zoom },
        colours: colours.current,
      },
    );
  }, [cards, ways, selection, width, height, scale, x, y, zoom]);

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

function wayOf(
  { kind, source, target }: Connection,
  beside: number,
  cards: ReadonlyMap<string, Position>,
): OverviewWay[] {
  const from = cards.get(source);
  const to = cards.get(target);
  if (!from || !to) return [];
  const below = { x: from.x + BLOCK_CARD.width / 2, y: from.y + BLOCK_CARD.height };
  const above = { x: to.x + BLOCK_CARD.width / 2, y: to.y };
  return [{ kind, corners: wayBetween(below, above, kind, beside).corners }];
}
