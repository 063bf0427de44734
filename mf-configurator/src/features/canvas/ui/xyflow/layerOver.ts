import { adoptStyles } from '@dialogwerk/shared/browser';
import styles from './layerOver.css?inline';

/**
 * A layer of its own above the graph's cards, for copies of edges and cards, which look as they do in the graph. It is in the
 * window's scale and the copies are in the graph's, because what is going to be moved is painted in no less than full size.
 */
export function layerOver(graph: HTMLElement) {
  adoptStyles(styles);
  const [layer, scaled, edges, cards] = [
    newDiv('dw-dragged-layer'),
    newDiv('dw-dragged-scale'),
    newDiv('react-flow__edges'),
    newDiv(''),
  ];
  layer.inert = true;
  layer.append(scaled);
  scaled.append(edges, cards);
  graph.querySelector('.react-flow__viewport')?.after(layer);
  return { layer, scaled, edges, cards };
}

function newDiv(className: string): HTMLDivElement {
  return Object.assign(document.createElement('div'), { className });
}
