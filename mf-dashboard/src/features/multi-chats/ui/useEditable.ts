import { useCall } from '@dialogwerk/shared/clients';
import type { Called } from '@dialogwerk/shared/clients';
import { useEffect, useMemo, useState } from 'react';
import { findEditable } from '../effects/findEditable.ts';
import type { Editable } from '../effects/findEditable.ts';

/** How long typing rests before it is searched for, in milliseconds. */
const REST = 300;

/** The dialogs that the author may edit, found by what is being typed once typing rests. */
export function useEditable(typed: string): Called<Editable> & { readonly search: string } {
  const wanted = typed.trim();
  const [search, setSearch] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(wanted), REST);
    return () => clearTimeout(timer);
  }, [wanted]);
  const find = useMemo(() => (signal: AbortSignal) => findEditable(search, signal), [search]);
  return { ...useCall(find), search };
}
