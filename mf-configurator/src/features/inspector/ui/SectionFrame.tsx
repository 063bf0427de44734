import { Box, Stack, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { HelpTopic } from '../../../help/fieldPages.ts';
import { HelpHint } from '../../../help/HelpHint.tsx';

interface SectionFrameProps {
  readonly title: string;
  /** What the help says about it. */
  readonly help?: HelpTopic | undefined;
  /** A field of the section is left. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** A titled part of the inspector. */
export function SectionFrame({ title, help, onLeave, children }: SectionFrameProps) {
  const titleId = useId();
  return (
    <Stack
      component="section"
      aria-labelledby={titleId}
      onBlur={onLeave}
      sx={{ gap: 2, px: 2, py: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Typography id={titleId} variant="h3">
          {title}
        </Typography>
        {help && <HelpHint topic={help} label={title} />}
      </Box>
      {children}
    </Stack>
  );
}
