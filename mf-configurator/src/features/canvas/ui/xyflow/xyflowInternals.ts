import type { ReactFlowState, Rect, Transform } from '@xyflow/react';
import type { KeyboardEvent } from 'react';

/**
 * The version of xyflow that this file and the style sheet beside it were written for. Both know what xyflow does not promise:
 * the fields of its store, its elements and their classes. A test asks to look at them again with another version.
 */
export const XYFLOW_VERSION = '12.12.1';

/** Place and zoom of the viewport; the very same array while they stay. */
export const transformOf = ({ transform }: ReactFlowState): Transform => transform;

export const zoomOf = ({ transform: [, , zoom] }: ReactFlowState): number => zoom;

/** Of the canvas, in pixels; 0 until xyflow has measured it. */
export const widthOf = ({ width }: ReactFlowState): number => width;

/** Of the canvas, in pixels; 0 until xyflow has measured it. */
export const heightOf = ({ height }: ReactFlowState): number => height;

/** Whether the pointer draws a frame around cards. */
export const isFraming = ({ userSelectionActive }: ReactFlowState): boolean => userSelectionActive;

/** The frame that the pointer draws, in pixels from the corner of the canvas; null without one. */
export const frameOf = (state: ReactFlowState): Rect | null => (isFraming(state) ? state.userSelectionRect : null);

/** The elements of some cards and edges, and of the frame around what is selected, as far as they are drawn. */
export function drawnElements(
  { domNode }: ReactFlowState,
  cards: ReadonlySet<string>,
  edges: ReadonlySet<string>,
): (HTMLElement | SVGElement)[] {
  if (!domNode) return [];
  const find = (selector: string) => [...domNode.querySelectorAll<HTMLElement | SVGElement>(selector)];
  return [
    ...find('.react-flow__node').filter(({ dataset }) => cards.has(dataset['id'] ?? '')),
    ...find('.react-flow__edges > svg').filter(
      ({ firstElementChild: edge }) => edge instanceof SVGElement && edges.has(edge.dataset['id'] ?? ''),
    ),
    ...find('.react-flow__nodesselection-rect'),
  ];
}

/** Because xyflow selects by Escape the card that has the focus where it is not selected, such as after it was dragged. */
export function leaveUnselected(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key === 'Escape' && target instanceof Element && target.matches('.react-flow__node:not(.selected)'))
    event.stopPropagation();
}
