import { reached } from '@dialogwerk/shared/browser';

/** Keeps a page's root as high as what is visible above an on-screen keyboard, where the browser does not do so itself. */
export function fitToKeyboard(root: HTMLElement): void {
  const viewport = reached(() => globalThis.visualViewport);
  if (!viewport) return;
  const fit = (): void => {
    // Zooming makes the visual viewport smaller as well, but then the page must not follow.
    const covered = viewport.scale === 1 && viewport.height < globalThis.innerHeight - 1;
    root.style.blockSize = covered ? `${viewport.height}px` : '';
    if (covered) globalThis.scrollTo(0, 0);
  };
  viewport.addEventListener('resize', fit);
}
