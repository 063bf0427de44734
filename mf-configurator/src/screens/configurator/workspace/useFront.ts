import { useMediaQuery, useTheme } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import type { Selection } from '../../../model/Selection.ts';
import type { Workspace } from './Workspace.ts';

type Front = Pick<Workspace, 'behind' | 'bringBack'> & { readonly show: (what: 'panel' | 'selection') => void };

/** A small screen has room for one of tool and selection: the one that was asked for last, with the way back to the other. */
export function useFront(panel: string | null, selection: Selection): Front {
  const isSmall = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const [front, show] = useState<'panel' | 'selection'>('panel');
  const hasBoth = panel !== null && (selection.kind === 'blocks' || selection.kind === 'messages');
  const other = front === 'panel' ? 'selection' : 'panel';
  return { behind: isSmall && hasBoth ? other : null, bringBack: () => show(other), show };
}
