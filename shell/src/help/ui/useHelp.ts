import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { loadHelp } from '../effects/loadHelp.ts';
import { $knownHelp } from '../state/helpPages.ts';
import type { KnownHelp } from '../state/helpPages.ts';

/** The help once it is there; null until then. */
export function useHelp(): KnownHelp | null {
  const known = useStore($knownHelp);
  useEffect(() => void loadHelp(), []);
  return known;
}
