import { onceUsed } from '@dialogwerk/shared/browser';

const PATIENCE_MS = 3_000;

/**
 * Remembers where the focus and the page stand before an area is drawn anew. Gives the way to put them back there, as soon
 * as what had the focus is there again; it stays where it was in the window while what is around it comes, or until its reader does
 * something. The area's height stays until then, so that the page does not jump.
 */
export function keepPlace(area: HTMLElement): () => void {
  const { scrollTop } = document.documentElement;
  const focused = document.activeElement;
  const had = focused && area.contains(focused) && focused !== area ? focused : null;
  const find = had ? finderOf(area, had) : null;
  const top = had?.getBoundingClientRect().top ?? 0;
  const { minHeight } = area.style;
  area.style.minHeight = `${area.offsetHeight}px`;

  return () => {
    const page = document.documentElement;
    let again: HTMLElement | null = null;
    const observer = new MutationObserver(() => {
      if (again?.isConnected) {
        page.scrollTop += again.getBoundingClientRect().top - top;
        return;
      }
      if (page.scrollTop < scrollTop) page.scrollTop = scrollTop;
      const found = find?.();
      if (!(found instanceof HTMLElement)) return;
      again = found;
      again.focus({ preventScroll: true });
    });
    observer.observe(area, { childList: true, subtree: true });
    const leave = onceUsed(() => observer.disconnect());
    setTimeout(() => {
      observer.disconnect();
      leave();
      if (had && document.activeElement === document.body) area.focus({ preventScroll: true });
      area.style.minHeight = minHeight;
    }, PATIENCE_MS);
  };
}

/** Finds in the new drawing what the focus was on: by its id, else the same of its kind and name. */
function finderOf(area: HTMLElement, element: Element): () => Element | null {
  const sameKind = (): Element[] => [...area.querySelectorAll(element.tagName)].filter((one) => nameOf(one) === name);
  const name = nameOf(element);
  const index = sameKind().indexOf(element);
  const { id } = element;
  // Ids that React makes are others in each drawing.
  const hasOwnId = id !== '' && !/^[:«_]/.test(id);
  return () => (hasOwnId ? document.getElementById(id) : null) ?? sameKind()[index] ?? null;
}

function nameOf(element: Element): string {
  const says = ['A', 'BUTTON'].includes(element.tagName) ? (element.textContent ?? '') : '';
  return (
    ['role', 'name', 'href', 'aria-label', 'type'].map((name) => element.getAttribute(name) ?? '').join('|') + says
  );
}
