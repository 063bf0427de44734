/** Every element is in sight. */
export class AllSeen {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element): void {
    const place = target.getBoundingClientRect();
    const entry = { target, isIntersecting: true, intersectionRatio: 1, time: 0 };
    const here = { boundingClientRect: place, intersectionRect: place, rootBounds: null };
    this.#tell([{ ...entry, ...here }], this);
  }
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  unobserve = (): undefined => undefined;
  disconnect = (): undefined => undefined;
  takeRecords = (): IntersectionObserverEntry[] => [];
}
