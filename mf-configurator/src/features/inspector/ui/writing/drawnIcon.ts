const SVG = 'http://www.w3.org/2000/svg';

/** An icon by its path, outside of React. */
export function drawnIcon(shape: string): SVGElement {
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', shape);
  drawing.append(path);
  return drawing;
}
