import { $session } from '@dialogwerk/shared/state';
import { useMediaQuery } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import type { View } from './Workspace.ts';

/** On a phone a graph shows too little at a time, so the list is the default there. */
const PHONE = '(max-width: 599px)';

/** Whether the dialog is shown as a graph or as a list; this browser remembers it for each author. */
export function useView(): { readonly view: View; readonly showView: (view: View) => void } {
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  const [chosen, setChosen] = useState(keptView);
  return {
    view: chosen ?? (isPhone ? 'list' : 'graph'),
    showView: (view) => {
      setChosen(view);
      keepView(view);
    },
  };
}

function keyOf(): string {
  return `dialogwerk-view-${$session.get()?.user_id ?? ''}`;
}

function keptView(): View | null {
  try {
    const kept = localStorage.getItem(keyOf());
    return kept === 'graph' || kept === 'list' ? kept : null;
  } catch {
    return null;
  }
}

function keepView(view: View): void {
  try {
    localStorage.setItem(keyOf(), view);
  } catch {
    // A browser that keeps nothing begins with the default next time.
  }
}
