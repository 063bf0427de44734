import { Box } from '@dialogwerk/shared/ui';
import type { ReactNode } from 'react';
import { stepTexts } from './texts.ts';

/** The steps in their order; those that were taken stay in sight and can be taken again. */
export function StepList({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="ol" aria-label={stepTexts.list} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {children}
    </Box>
  );
}
