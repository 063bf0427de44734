import xyflowStyles from '@xyflow/react/dist/base.css?inline';
import canvasStyles from './canvas.css?inline';
import besideCards from './besideCards.css?inline';

let adopted = false;

/**
 * Gives the page the canvas's styles, once. As constructed sheets, because a module's CSS file may not arrive and a
 * style element is against the page's Content-Security-Policy.
 */
export function adoptStyles(): void {
  if (adopted) return;
  adopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(xyflowStyles + canvasStyles + besideCards);
  document.adoptedStyleSheets.push(sheet);
}
