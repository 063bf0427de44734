import { useStore } from '@nanostores/react';
import { useReactFlow } from '@xyflow/react';
import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { $naming, $toggled } from '../../state/folded.ts';
import { graphAround } from '../xyflow/xyflowInternals.ts';

/** Room that is left between a title and the side of the canvas, in pixels. */
const ROOM = 16;

/**
 * Keeps a section's title where it is seen when the section is folded or unfolded by hand, because the layout may place all cards anew; brings
 * it into view where its name is to be written.
 */
export function useStaysInView(title: RefObject<HTMLElement | null>, section_id: string, isFolded: boolean): void {
  const { getViewport, setViewport } = useReactFlow();
  const isNamed = useStore($naming) === section_id;
  const seen = useRef<{ readonly isFolded: boolean; readonly left: number; readonly top: number } | null>(null);

  useLayoutEffect(() => {
    const element = title.current;
    if (!element) return;
    const move = (x: number, y: number): void => {
      const view = getViewport();
      if (x !== 0 || y !== 0) void setViewport({ ...view, x: view.x + x, y: view.y + y });
    };
    const { left, top, bottom } = element.getBoundingClientRect();
    const before = seen.current;
    if (before && before.isFolded !== isFolded && $toggled.get() === section_id) {
      $toggled.set(null);
      move(before.left - left, before.top - top);
    }
    const canvas = graphAround(element)?.getBoundingClientRect();
    if (isNamed && canvas) {
      const isSeen = left >= canvas.left && left < canvas.right - 100 && top >= canvas.top && bottom <= canvas.bottom;
      if (!isSeen) move(canvas.left + ROOM - left, canvas.top + ROOM * 4 - top);
    }
  }, [title, section_id, isFolded, isNamed, getViewport, setViewport]);

  // After each drawing, and before the next one, when it is known by the click that has asked for it.
  useLayoutEffect(() => {
    const element = title.current;
    if (!element) return undefined;
    return $toggled.listen((toggled) => {
      if (toggled !== section_id) return;
      const { left, top } = element.getBoundingClientRect();
      seen.current = { isFolded, left, top };
    });
  }, [title, section_id, isFolded]);
}
