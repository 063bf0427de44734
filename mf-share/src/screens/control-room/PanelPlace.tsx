import { Box } from '@dialogwerk/shared/ui';
import type { ReactNode } from 'react';

interface PanelPlaceProps {
  /** Its address behind '#'. */
  readonly id: string;
  readonly children: ReactNode;
}

/** Where an address leads to a part of Teilen: below the bar, and the keyboard goes on from there. */
export function PanelPlace({ id, children }: PanelPlaceProps) {
  return (
    <Box id={id} tabIndex={-1} sx={{ scrollMarginTop: { xs: 120, md: 84 }, outline: 'none' }}>
      {children}
    </Box>
  );
}
