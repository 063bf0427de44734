import { useSearchParams } from '@dialogwerk/shared/ui/router';
import { useState } from 'react';

/** The name of the tool in the address: a link from elsewhere opens it. */
const TOOL = 'tool';

/** Which tool is open beside the dialog: the one that was chosen here, else the one that the address names. */
export function useOpenPanel(): { readonly panel: string | null; readonly openPanel: (id: string | null) => void } {
  const [query, setQuery] = useSearchParams();
  const [chosen, choose] = useState<string | null>(null);
  const named = query.get(TOOL);
  const openPanel = (id: string | null): void => {
    choose(id);
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
