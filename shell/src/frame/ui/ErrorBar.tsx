import { mdiClose, mdiRefresh } from '@mdi/js';
import { hideError } from '@dialogwerk/shared/state';
import { Box, Icon, IconButton } from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { browserPage } from '../../routes/browserPage.ts';
import { texts } from '../texts.ts';
import { BarBesidePage, BarOverDialog } from './barFrames.tsx';

interface ErrorBarProps {
  readonly tone: 'error' | 'info';
  /** Takes the focus and gives it back at the end; else it is only read out. */
  readonly takesFocus: boolean;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** The coloured bar at the top of the screen, with its two buttons: load the page anew, close (spec §8). */
export function ErrorBar({ tone, takesFocus, foot, children }: ErrorBarProps) {
  const textId = useId();
  const [isOverDialog] = useState(() => takesFocus && document.querySelector('[aria-modal="true"]') !== null);
  const refresh = (): void => {
    hideError();
    browserPage.reload();
  };
  const content = (
    <>
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
    </>
  );
  if (isOverDialog) {
    return (
      <BarOverDialog tone={tone} describedBy={textId}>
        {content}
      </BarOverDialog>
    );
  }
  return (
    <BarBesidePage tone={tone} describedBy={textId} takesFocus={takesFocus}>
      {content}
    </BarBesidePage>
  );
}
