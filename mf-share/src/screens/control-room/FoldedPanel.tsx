import { Box, Button, PageHelp, Paper, Skeleton, Stack, Typography } from '@dialogwerk/shared/ui';
import { useEffect, useId, useRef } from 'react';
import type { PanelTitle, Standing } from './PanelEntry.ts';

interface FoldedPanelProps {
  readonly panel: PanelTitle;
  /** What the button says that unfolds it. */
  readonly open: string;
  /** null while it is not known. */
  readonly standing: Standing | null;
  /** Its reader has folded it: the keyboard goes on at the way back. */
  readonly takesFocus: boolean;
  readonly onOpen: () => void;
}

/** A panel that is folded: its heading, how it stands in one line, and the button that unfolds it. */
export function FoldedPanel({ panel: { id, title }, open, standing, takesFocus, onOpen }: FoldedPanelProps) {
  const titleId = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{
        px: { xs: 2, sm: 3 },
        py: { xs: 1.5, sm: 2 },
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center' }}>
          <Typography id={titleId} variant="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <PageHelp label={title} page="teilen" passage={id} />
        </Stack>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {standing ? standing.line : <Skeleton width="min(100%, 260px)" />}
        </Typography>
      </Box>
      <Button ref={button} variant="outlined" aria-expanded={false} onClick={onOpen}>
        {open}
      </Button>
    </Paper>
  );
}
