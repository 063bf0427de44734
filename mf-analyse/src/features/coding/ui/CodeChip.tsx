import { Box } from '@dialogwerk/shared/ui';
import type { ReactNode } from 'react';
import { codeColour } from '../model/codeColour.ts';

/** A code by its colour and its name. */
export function CodeChip({ colour, children }: { readonly colour: number; readonly children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center', minWidth: 0 }}>
      <Box
        component="span"
        aria-hidden
        sx={{ flexShrink: 0, width: 12, height: 12, borderRadius: '3px' }}
        style={{ background: codeColour(colour) }}
      />
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}
