import { atom } from 'nanostores';

/** What can be done with the view of the graph that is shown. */
interface CanvasView {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fitView: () => void;
}

/** The graph on the screen; null where none is. */
export const $canvasView = atom<CanvasView | null>(null);

/** The card that is to have the focus as soon as it is drawn; null for none. */
export const $wantedCard = atom<string | null>(null);
