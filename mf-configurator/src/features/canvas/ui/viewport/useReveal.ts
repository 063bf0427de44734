import { useReactFlow, useStore } from '@xyflow/react';
import { useEffect, useMemo, useRef } from 'react';
import { useMediaQuery } from '@dialogwerk/shared/ui';
import type { Connection } from '@dialogwerk/shared/dialog/graph';
import type { Position } from '../../../../model/BlockChange.ts';
import { isInView, revealingViewport } from '../../model/viewport/revealingViewport.ts';
import type { CanvasSize } from '../../model/viewport/revealingViewport.ts';
import { heightOf, widthOf } from '../xyflow/xyflowInternals.ts';

interface Seen {
  readonly id: string | null;
  readonly size: CanvasSize;
  readonly branches: readonly Connection[];
}

const isSame =
  (one: Connection) =>
  (other: Connection): boolean =>
    one.kind === other.kind && one.target === other.target;

/**
 * Brings a card into view once it is selected elsewhere, or when the canvas becomes smaller. Where its branches lead stays in view
 * if it was, and comes into view when a branch is made; nothing moves while all of that is seen. What it gives brings any card into
 * view, such as the one that the keyboard has come to.
 */
export function useReveal(
  id: string | null,
  places: ReadonlyMap<string, Position>,
  connections: readonly Connection[],
): (card: string) => void {
  const { setViewport, getViewport } = useReactFlow();
  const width = useStore(widthOf);
  const height = useStore(heightOf);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const branches = useMemo(() => connections.filter(({ source }) => source === id), [id, connections]);
  const place = id === null ? undefined : places.get(id);
  const x = place?.x;
  const y = place?.y;
  const seen = useRef<Seen>({ id: null, size: { width: 0, height: 0 }, branches: [] });

  useEffect(() => {
    const before = seen.current;
    const size = { width, height };
    seen.current = { id, size, branches };
    if (x === undefined || y === undefined || width === 0) return;
    const view = getViewport();
    const placesOf = (some: readonly Connection[]) => some.flatMap(({ target }) => places.get(target) ?? []);
    const made = before.id === id ? branches.filter((branch) => !before.branches.some(isSame(branch))) : [];
    const kept = placesOf(branches).filter((target) => isInView(target, view, before.size));
    const next = revealingViewport({ x, y }, [...placesOf(made), ...kept], view, size);
    if (next) void setViewport(next, { duration: still ? 0 : 250 });
  }, [id, x, y, places, branches, width, height, still, setViewport, getViewport]);

  return (card) => {
    const at = places.get(card);
    const next = at && revealingViewport(at, [], getViewport(), { width, height });
    if (next) void setViewport(next, { duration: still ? 0 : 250 });
  };
}
