import { hideError } from '@dialogwerk/shared/state';
import type { ErrorDialog } from '@dialogwerk/shared/state';
import { Box, Divider, Typography } from '@dialogwerk/shared/ui';
import { useEffect, useRef } from 'react';
import { errorText, isOwnSentence } from '../model/errorText.ts';
import { texts } from '../texts.ts';
import { ErrorBar } from './ErrorBar.tsx';

/**
 * An error that stays until it is closed (spec §9: no time-out). It takes the focus and gives it back, but does not lock
 * the page: what is safe can be used on.
 */
export function FaultDialog({ error: { title, additional } }: { readonly error: ErrorDialog }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  return (
    <Box
      ref={box}
      role="alertdialog"
      aria-label={texts.errorLabel}
      aria-describedby="error-text"
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && hideError()}
      sx={{ outline: 'none' }}
    >
      <ErrorBar tone="error">
        <div id="error-text">
          <Typography sx={{ fontWeight: 500 }}>{errorText(title)}</Typography>
          {(isOwnSentence(title) || additional !== '') && (
            <>
              <Divider sx={{ my: 1, borderColor: 'currentcolor', opacity: 0.4 }} />
              {isOwnSentence(title) && <Typography variant="body2">{title}</Typography>}
              {additional !== '' && <Typography variant="body2">{additional}</Typography>}
            </>
          )}
        </div>
      </ErrorBar>
    </Box>
  );
}
