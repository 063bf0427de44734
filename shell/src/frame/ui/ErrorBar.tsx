import { mdiClose, mdiRefresh } from '@mdi/js';
import { hideError } from '@dialogwerk/shared/state';
import { Box, Icon, IconButton, Paper } from '@dialogwerk/shared/ui';
import type { ReactNode } from 'react';
import { browserPage } from '../../routes/browserPage.ts';
import { texts } from '../texts.ts';

interface ErrorBarProps {
  readonly tone: 'error' | 'info';
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

const colors = {
  error: { bgcolor: 'error.main', color: 'error.contrastText' },
  info: { bgcolor: 'info.main', color: 'info.contrastText' },
} as const;

/** The coloured bar at the top of the screen, with its two buttons: load the page anew, close (spec §8). */
export function ErrorBar({ tone, foot, children }: ErrorBarProps) {
  const refresh = (): void => {
    hideError();
    browserPage.reload();
  };
  return (
    <Paper
      elevation={8}
      sx={{
        ...colors[tone],
        position: 'fixed',
        zIndex: 'snackbar',
        top: 12,
        left: '50%',
        transform: 'translateX(-50%)',
        width: 'min(640px, calc(100vw - 24px))',
        maxHeight: 'calc(100dvh - 24px)',
        overflow: 'auto',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, px: 2.5, py: 1.75 }}>
        <Box sx={{ flex: 1, minWidth: 0, py: 0.75, overflowWrap: 'anywhere' }}>{children}</Box>
        <IconButton color="inherit" aria-label={texts.refresh} title={texts.refresh} onClick={refresh}>
          <Icon path={mdiRefresh} />
        </IconButton>
        <IconButton color="inherit" aria-label={texts.close} title={texts.close} onClick={hideError}>
          <Icon path={mdiClose} />
        </IconButton>
      </Box>
      {foot}
    </Paper>
  );
}
