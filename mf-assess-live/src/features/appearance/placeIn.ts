/**
 * Keeps where someone is in the page (how far down, on which choice, where in a line) while the messenger takes its place; gives what to
 * call once the messenger is drawn. The page's choices stand in the same order as the messenger's.
 */
export function placeIn(root: HTMLElement): () => void {
  let focused = -1;
  let before: Element | null = null;
  let top = 0;
  const look = (): void => {
    before = document.activeElement;
    focused = choicesIn(root).findIndex((choice) => choice === before);
    top = scrollerIn(root)?.scrollTop ?? 0;
  };
  look();
  root.addEventListener('focusin', look);
  root.addEventListener('scroll', look, { capture: true, passive: true });
  return () => {
    root.removeEventListener('focusin', look);
    root.removeEventListener('scroll', look, { capture: true });
    const scroller = scrollerIn(root);
    if (scroller) scroller.scrollTop = top;
    const choice = choicesIn(root)[focused];
    choice?.focus({ preventScroll: true });
    if (isLine(choice) && isLine(before)) choice.setSelectionRange(before.selectionStart, before.selectionEnd);
  };
}

const isLine = (element: unknown): element is HTMLInputElement => element instanceof HTMLInputElement;

function choicesIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('.dw-choice, .dw-text')];
}

function scrollerIn(root: HTMLElement): HTMLElement | null {
  return root.querySelector('.dw-scroller');
}
