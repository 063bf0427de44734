import xyflowStyles from '@xyflow/react/dist/base.css?inline';
import chatStyles from './chats.css?inline';
import markStyles from './triggerMark.css?inline';

const adopted = new Set<string>();

/** Gives the page styles, once; as a constructed sheet, because a style element is against the page's CSP. */
function adopt(styles: string): void {
  if (adopted.has(styles)) return;
  adopted.add(styles);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

/** The styles of the canvas with the dialogs side by side. */
export function adoptChatStyles(): void {
  adopt(xyflowStyles + chatStyles);
}

/** The colours of the triggers. */
export function adoptMarkStyles(): void {
  adopt(markStyles);
}
