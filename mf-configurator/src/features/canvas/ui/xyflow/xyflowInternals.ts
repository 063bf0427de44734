import type { ReactFlowState, Rect, Transform } from '@xyflow/react';
import type { KeyboardEvent } from 'react';

/**
 * The version of xyflow that the files of this folder were written for. They know what xyflow does not promise: the fields of
 * its store, its elements and their classes. A test asks to look at them again with another version.
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

/** The element that all of the graph is in; null until it is drawn. */
export const graphOf = ({ domNode }: ReactFlowState): HTMLElement | null => domNode;

/** The same around one of its elements. */
export const graphAround = (element: Element): Element | null => element.closest('.react-flow');

/** A card or an edge as it is drawn. */
export type GraphElement = HTMLElement | SVGElement;

/** What a gesture moves, by ids. */
export interface DraggedIds {
  readonly cards: ReadonlySet<string>;
  /** Edges with both ends at such cards. */
  readonly edges: ReadonlySet<string>;
  /** Edges with one end at such a card. */
  readonly reaching: { readonly has: (id: string) => boolean };
}

/** Elements of the graph as far as they are drawn; `frame` is the one around what is selected. */
export interface DrawnElements {
  readonly cards: readonly GraphElement[];
  readonly edges: readonly SVGElement[];
  readonly reaching: readonly SVGElement[];
  readonly frame: readonly GraphElement[];
}

/** The elements of some cards and edges. */
export function drawnElements(graph: HTMLElement, { cards, edges, reaching }: DraggedIds): DrawnElements {
  const find = <Found extends GraphElement>(selector: string) => [...graph.querySelectorAll<Found>(selector)];
  const drawings = find<SVGElement>('.react-flow__viewport > .react-flow__edges > svg');
  return {
    cards: find('.react-flow__nodes > .react-flow__node').filter(({ dataset }) => cards.has(dataset['id'] ?? '')),
    edges: drawings.filter((drawing) => edges.has(edgeIdOf(drawing))),
    reaching: drawings.filter((drawing) => reaching.has(edgeIdOf(drawing))),
    frame: find('.react-flow__nodesselection-rect'),
  };
}

/** The id of the edge that is in a drawing; empty for none. */
export function edgeIdOf({ firstElementChild: edge }: Element): string {
  return edge instanceof SVGElement ? (edge.dataset['id'] ?? '') : '';
}

/** What of a drawn edge lies where its ends are. */
export function edgePartsOf(drawing: Element) {
  return { path: drawing.querySelector('.react-flow__edge-path'), label: drawing.querySelector('text') };
}

/** The card that gets a key because it has the focus; null where something else has it. */
export function cardWithFocus({ target }: KeyboardEvent): { readonly id: string; readonly isSelected: boolean } | null {
  if (!(target instanceof HTMLElement) || !target.matches('.react-flow__node')) return null;
  return { id: target.dataset['id'] ?? '', isSelected: target.matches('.selected') };
}

/** The card or the edge that an event comes from, by its id; null where it comes from the ground. */
export function elementOf(target: EventTarget | null): { readonly kind: 'card' | 'edge'; readonly id: string } | null {
  if (!(target instanceof Element)) return null;
  const element = target.closest<HTMLElement | SVGElement>('.react-flow__node, .react-flow__edge');
  if (!element) return null;
  return { kind: element.matches('.react-flow__node') ? 'card' : 'edge', id: element.dataset['id'] ?? '' };
}

/** The handle that an event comes from, if lines can be drawn from it: its card, and its option's id; null for the card's own. */
export function lineHandleOf(
  target: EventTarget | null,
): { readonly card: string; readonly handle: string | null } | null {
  if (!(target instanceof HTMLElement) || !target.matches('.react-flow__handle.source.connectablestart')) return null;
  const { nodeid, handleid } = target.dataset;
  return nodeid === undefined ? null : { card: nodeid, handle: handleid ?? null };
}

/** The card whose button for parting its numbers an event comes from; null for none. */
export function partedCardOf(target: EventTarget | null): string | null {
  const isButton = target instanceof Element && target.closest('.dw-card-part') !== null;
  return isButton ? (elementOf(target)?.id ?? null) : null;
}

/** What lies in the corners of the canvas, such as the buttons for its zoom. */
export const PANELS = '.react-flow__panel';

/** Gives a card the focus, if it is drawn. */
export function focusCard({ domNode }: ReactFlowState, card: string): void {
  domNode
    ?.querySelector<HTMLElement>(`.react-flow__node[data-id="${CSS.escape(card)}"]`)
    ?.focus({ preventScroll: true });
}
