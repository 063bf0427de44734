import { hideError } from '@dialogwerk/shared/state';
import { Dialog, noticeRoom, Paper } from '@dialogwerk/shared/ui';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';

interface BarFrameProps {
  readonly tone: 'error' | 'info';
  /** Id of the text. */
  readonly describedBy: string;
  readonly children: ReactNode;
}

const colors = {
  error: { bgcolor: 'error.main', color: 'error.contrastText' },
  info: { bgcolor: 'info.main', color: 'info.contrastText' },
} as const;
const size = {
  width: 'min(640px, calc(100vw - 24px))',
  maxHeight: `calc(100dvh - 24px - ${noticeRoom})`,
  overflow: 'auto',
  outline: 'none',
} as const;

/** The bar above a page that goes on: what is safe can be used on. */
export function BarBesidePage({
  tone,
  describedBy,
  takesFocus,
  children,
}: BarFrameProps & { readonly takesFocus: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return undefined;
    const before = document.activeElement;
    box.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [takesFocus]);
  return (
    <Paper
      ref={box}
      role="alertdialog"
      aria-label={texts.errorLabel}
      aria-describedby={describedBy}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && hideError()}
      elevation={8}
      sx={{
        ...colors[tone],
        ...size,
        position: 'fixed',
        zIndex: 'snackbar',
        top: 12,
        left: '50%',
        transform: 'translateX(-50%)',
      }}
    >
      {children}
    </Paper>
  );
}

/** The bar above an open dialog, which holds the focus and hides the page from screen readers: a dialog too, on top of it. */
export function BarOverDialog({ tone, describedBy, children }: BarFrameProps) {
  return (
    <Dialog
      open
      hideBackdrop
      transitionDuration={0}
      role="alertdialog"
      aria-describedby={describedBy}
      onClose={hideError}
      sx={{ zIndex: 'snackbar', '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          'aria-label': texts.errorLabel,
          elevation: 8,
          sx: { ...colors[tone], ...size, maxWidth: 'none', m: 1.5 },
        },
      }}
    >
      {children}
    </Dialog>
  );
}
