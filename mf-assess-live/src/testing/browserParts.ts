import './loadedChunks.ts';

/** Puts in the few things that the messenger uses and jsdom lacks; `reducedMotion` is what the device says about motion. */
export function standInBrowserParts({ reducedMotion = false } = {}): void {
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
    matchMedia: (query: string) => ({
      matches: reducedMotion && query.includes('reduced-motion'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  });
  Element.prototype.scrollTo = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement): void {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement): void {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
