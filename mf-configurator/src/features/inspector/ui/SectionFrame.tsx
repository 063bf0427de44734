import { Stack, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface SectionFrameProps {
  readonly title: string;
  /** A field of the section is left. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** A titled part of the inspector. */
export function SectionFrame({ title, onLeave, children }: SectionFrameProps) {
  const titleId = useId();
  return (
    <Stack
      component="section"
      aria-labelledby={titleId}
      onBlur={onLeave}
      sx={{ gap: 2, px: 2, py: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <Typography id={titleId} variant="h3">
        {title}
      </Typography>
      {children}
    </Stack>
  );
}
