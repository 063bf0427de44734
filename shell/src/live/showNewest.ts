import { topOfNewest } from '@dialogwerk/shared/browser';

/** Scrolls what the page shows before its messenger, so that the question is in view and, where it has any, its first choice. */
export function showNewest(root: ParentNode): void {
  const frame = root.querySelector('.dw-scroller');
  const [said] = [...root.querySelectorAll('.first-bubble')].slice(-1);
  if (!frame || !said) return;
  frame.scrollTop = topOfNewest(frame, said, root.querySelector('.first-choices:not([hidden]) [data-reply]'));
}
