import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useLayoutEffect, useRef } from 'react';
import { $notice } from '../../state/index.ts';
import type { Notice } from '../../state/index.ts';
import { NOTICE_ROOM } from './noticeRoom.ts';

/** Milliseconds; an offer such as 'Rückgängig' can be reached in them, and hovering or focus holds it. */
const HIDE_AFTER = 8_000;

/** The whole foot of the window, so that nothing shows beside it that it half covers. `&&`: MUI places it by its width. */
const place = { '&&': { insetInline: 0, bottom: 0, transform: 'none' } } as const;
const look = {
  '&&': { flex: 1 },
  flexWrap: 'nowrap',
  borderRadius: 0,
  px: { xs: 2, sm: 3 },
  pb: 'max(6px, env(safe-area-inset-bottom))',
  // A long name breaks rather than push the offer beyond the screen's edge.
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '& .MuiSnackbarContent-message': { minWidth: 0 },
  // Beside the sentence that it belongs to, also on a wide screen.
  '& .MuiSnackbarContent-action': { ml: 0 },
} as const;

/** While it is shown, page and dialogs end above it, so that it covers nothing that can be used. */
export function ShownNotice({ notice: { text, action } }: { readonly notice: Notice }) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const makeRoom = (): void => style.setProperty(NOTICE_ROOM, `${bar.current?.offsetHeight ?? 0}px`);
    makeRoom();
    window.addEventListener('resize', makeRoom);
    return () => {
      window.removeEventListener('resize', makeRoom);
      style.removeProperty(NOTICE_ROOM);
    };
  }, []);
  const close = (): void => $notice.set(null);
  return (
    <Snackbar
      ref={bar}
      open
      autoHideDuration={HIDE_AFTER}
      onClose={(_, reason) => reason !== 'clickaway' && close()}
      message={text}
      sx={place}
      slotProps={{ content: { sx: look } }}
      action={
        action && (
          <Button
            color="inherit"
            sx={{ flexShrink: 0, overflowWrap: 'normal', whiteSpace: 'nowrap' }}
            onClick={() => {
              action.run();
              close();
            }}
          >
            {action.label}
          </Button>
        )
      }
    />
  );
}
