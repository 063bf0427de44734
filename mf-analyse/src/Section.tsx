import { Box, PageHelp, Stack, Typography } from '@dialogwerk/shared/ui';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { usePlace } from './contents/places.ts';

const onScreenOnly = { '@media print': { display: 'none' } } as const;

/** Clear of the frame's bar and the button of the contents, and without the ring of a control. */
const jumpedTo = { scrollMarginTop: 120, '&:focus': { outline: 'none' } } as const;

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
  const ref = useRef<HTMLElement>(null);
  usePlace(ref, title, 1);
  return (
    <Box
      ref={ref}
      component="section"
      aria-labelledby={titleId}
      sx={{ ...jumpedTo, ...(isOnScreenOnly ? onScreenOnly : {}) }}
    >
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
