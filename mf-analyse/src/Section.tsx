import { Box, PageHelp, Stack, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';

const onScreenOnly = { '@media print': { display: 'none' } } as const;

interface SectionProps {
  readonly title: string;
  /** Whether it is for looking into alone, and not for paper. */
  readonly isOnScreenOnly?: boolean;
  /** The passage of the help that explains it. */
  readonly help?: string | undefined;
  readonly children: ReactNode;
}

/** One part of the analysis under its own heading. */
export function Section({ title, isOnScreenOnly = false, help, children }: SectionProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={isOnScreenOnly ? onScreenOnly : null}>
      <Stack direction="row" sx={{ mb: 2, gap: 0.5, alignItems: 'center' }}>
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
        {help && <PageHelp label={title} page="auswerten" passage={help} />}
      </Stack>
      {children}
    </Box>
  );
}
