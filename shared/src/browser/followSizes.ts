/** Calls back at once and whenever one of the elements has another size; gives the way to stop. Where the browser cannot say, it is told of the window's alone. */
export function followSizes(elements: readonly Element[], onChange: () => void): () => void {
  try {
    const observer = new ResizeObserver(onChange);
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  } catch {
    onChange();
    globalThis.addEventListener('resize', onChange);
    return () => globalThis.removeEventListener('resize', onChange);
  }
}
