import { Panel, useReactFlow, useStore } from '@xyflow/react';
import { memo, useEffect, useMemo, useRef } from 'react';
import type { PointerEvent } from 'react';
import type { TypeGroup } from '@dialogwerk/shared/dialog';
import type { Position } from '../../../../model/BlockChange.ts';
import type { Viewport } from '../../model/viewport/initialViewport.ts';
import { boundsOf } from '@dialogwerk/shared/dialog/graph';
import { MINI_MAP, miniMapViewport, miniMapPoint, miniMapFrame } from '../../model/viewport/miniMapViewport.ts';
import { heightOf, transformOf, widthOf } from '../xyflow/xyflowInternals.ts';
import { drawOverview } from './drawOverview.ts';
import { overviewColours } from './overviewColours.ts';
import { usePageScheme } from './usePageScheme.ts';

/** Min width of the canvas, in pixels, because on a narrower one the map would hide what it helps to find. */
const WIDE = 720;
/** Max cards that are found without a map. */
const FEW = 20;

/** Milliseconds after which the map is drawn on a page that is never idle. */
const LATEST = 500;

interface MiniMapProps {
  /** Where the cards rest; not while they are dragged, because the whole map would be drawn with each step. */
  readonly places: ReadonlyMap<string, Position>;
  /** The group of each block's type. */
  readonly groups: ReadonlyMap<string, TypeGroup>;
}

/**
 * The whole dialog in a corner, to move about in with the pointer. Drawn on a surface of its own once, under a frame that
 * follows the canvas, because xyflow's map costs 0.3 s for 1,000 blocks. Hidden from screen readers: the search finds more.
 */
export const MiniMap = memo(function MiniMap({ places, groups }: MiniMapProps) {
  const isWide = useStore((state) => widthOf(state) >= WIDE);
  const scheme = usePageScheme();
  if (!isWide || places.size <= FEW) return null;
  return <Map key={scheme} places={places} groups={groups} scheme={scheme} />;
});

function Map({ places, groups, scheme }: MiniMapProps & { readonly scheme: string }) {
  const surface = useRef<HTMLCanvasElement>(null);
  const { setCenter, getZoom } = useReactFlow();
  const view = useMemo(() => miniMapViewport(boundsOf(places.values())), [places]);

  useEffect(() => {
    const draw = (): void => {
      const element = surface.current;
      const context = element?.getContext('2d');
      if (!element || !context) return;
      const scale = window.devicePixelRatio;
      element.width = MINI_MAP.width * scale;
      element.height = MINI_MAP.height * scale;
      drawOverview(
        context,
        { ...MINI_MAP, scale },
        { cards: places, groups, edges: [], selected: new Set(), view, colours: overviewColours(element, scheme) },
      );
    };
    if (!('requestIdleCallback' in globalThis)) {
      draw();
      return undefined;
    }
    // Once the graph is drawn, because asking for colours before has the browser work out all styles for it.
    const request = requestIdleCallback(draw, { timeout: LATEST });
    return () => cancelIdleCallback(request);
  }, [places, groups, view, scheme]);

  function goTo(event: PointerEvent<HTMLElement>): void {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const { x, y } = miniMapPoint(view, { x: event.clientX - left, y: event.clientY - top });
    void setCenter(x, y, { zoom: getZoom() });
  }

  return (
    <Panel position="bottom-right" style={{ margin: '12px 12px 20px' }} aria-hidden>
      <div
        className="dw-mini-map nopan nowheel"
        style={MINI_MAP}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          goTo(event);
        }}
        onPointerMove={(event) => event.buttons === 1 && goTo(event)}
      >
        <canvas ref={surface} style={MINI_MAP} />
        <Frame map={view} />
      </div>
    </Panel>
  );
}

/** What the canvas shows now. */
function Frame({ map }: { readonly map: Viewport }) {
  const [x, y, zoom] = useStore(transformOf);
  const width = useStore(widthOf);
  const height = useStore(heightOf);
  const part = miniMapFrame(map, { x, y, zoom }, width, height);
  return (
    <div
      className="dw-mini-frame"
      style={{ width: part.width, height: part.height, transform: `translate(${part.x}px, ${part.y}px)` }}
    />
  );
}
