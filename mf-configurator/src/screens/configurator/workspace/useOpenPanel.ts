import { useSearchParams } from '@dialogwerk/shared/ui/router';
import { useState } from 'react';
import { panelOf } from '../panels/panels.ts';

/** The name of the tool in the address: a link from elsewhere opens it. */
const TOOL = 'tool';
const KEY = 'dialogwerk-tool';
/** Room for the dialog beside a tool that nobody has asked for in this visit. */
const WIDE = '(min-width: 900px)';

/**
 * Which tool is open beside the dialog: the one that was chosen here, else the one that the address names, else the one that this
 * browser remembers.
 */
export function useOpenPanel(): { readonly panel: string | null; readonly openPanel: (id: string | null) => void } {
  const [query, setQuery] = useSearchParams();
  const [chosen, choose] = useState(keptPanel);
  const named = query.get(TOOL);
  const openPanel = (id: string | null): void => {
    choose(id);
    keepPanel(id);
    if (named === null) return;
    setQuery(
      (before) => {
        before.delete(TOOL);
        return before;
      },
      { replace: true },
    );
  };
  return { panel: named ?? chosen, openPanel };
}

function keptPanel(): string | null {
  try {
    const kept = localStorage.getItem(KEY);
    return panelOf(kept)?.staysOpen && window.matchMedia(WIDE).matches ? kept : null;
  } catch {
    return null;
  }
}

function keepPanel(id: string | null): void {
  try {
    if (id !== null && panelOf(id)?.staysOpen) localStorage.setItem(KEY, id);
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing begins without it next time.
  }
}
