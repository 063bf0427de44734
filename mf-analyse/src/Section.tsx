import { Box, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';

const onScreenOnly = { '@media print': { display: 'none' } } as const;

interface SectionProps {
  readonly title: string;
  /** Whether it is for looking into alone, and not for paper. */
  readonly isOnScreenOnly?: boolean;
  readonly children: ReactNode;
}

/** One part of the analysis under its own heading. */
export function Section({ title, isOnScreenOnly = false, children }: SectionProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={isOnScreenOnly ? onScreenOnly : null}>
      <Typography id={titleId} variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
