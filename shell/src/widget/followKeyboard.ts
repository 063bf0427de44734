/** Keeps a box as high as what is seen above an on-screen keyboard (`--seen`, `--above`); until `signal`. */
export function followKeyboard(box: HTMLElement, signal: AbortSignal): void {
  const viewport = globalThis.visualViewport;
  if (!viewport) return;
  const fit = (): void => {
    // Zooming makes what is seen smaller, too, but then the box must not follow.
    const covers = viewport.scale === 1;
    box.style.setProperty('--seen', covers ? `${viewport.height}px` : '100dvh');
    box.style.setProperty('--above', covers ? `${viewport.offsetTop}px` : '0px');
  };
  for (const kind of ['resize', 'scroll']) viewport.addEventListener(kind, fit, { signal });
  fit();
}
