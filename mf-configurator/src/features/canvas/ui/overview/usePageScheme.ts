import { useSyncExternalStore } from 'react';

const ATTRIBUTE = 'data-color-scheme';

function listen(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [ATTRIBUTE] });
  return () => observer.disconnect();
}

const read = (): string => document.documentElement.getAttribute(ATTRIBUTE) ?? '';

/** The colour scheme that the page shows now, for what cannot be coloured by CSS. */
export function usePageScheme(): string {
  return useSyncExternalStore(listen, read);
}
