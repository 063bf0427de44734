import { mdiClose, mdiRefresh } from '@mdi/js';
import { hideError } from '@dialogwerk/shared/state';
import { Box, Icon, IconButton, Paper } from '@dialogwerk/shared/ui';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { browserPage } from '../../routes/browserPage.ts';
import { texts } from '../texts.ts';

interface ErrorBarProps {
  readonly tone: 'error' | 'info';
  /** Takes the focus and gives it back at the end; else it is only read out. */
  readonly takesFocus: boolean;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

const colors = {
  error: { bgcolor: 'error.main', color: 'error.contrastText' },
  info: { bgcolor: 'info.main', color: 'info.contrastText' },
} as const;

/**
 * The coloured bar at the top of the screen, with its two buttons: load the page anew, close (spec §8). It does not lock
 * the page: what is safe can be used on.
 */
export function ErrorBar({ tone, takesFocus, foot, children }: ErrorBarProps) {
  const box = useRef<HTMLDivElement>(null);
  const textId = useId();
  useEffect(() => {
    if (!takesFocus) return undefined;
    const before = document.activeElement;
    box.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [takesFocus]);

  const refresh = (): void => {
    hideError();
    browserPage.reload();
  };
  return (
    <Paper
      ref={box}
      role="alertdialog"
      aria-label={texts.errorLabel}
      aria-describedby={textId}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && hideError()}
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
        outline: 'none',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, px: 2.5, py: 1.75 }}>
        <Box
          id={textId}
          aria-live={takesFocus ? undefined : 'assertive'}
          sx={{ flex: 1, minWidth: 0, py: 0.75, overflowWrap: 'anywhere' }}
        >
          {children}
        </Box>
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
