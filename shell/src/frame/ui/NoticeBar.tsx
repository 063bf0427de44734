import { useStore } from '@nanostores/react';
import { $notice } from '@dialogwerk/shared/state';
import { Button, Snackbar } from '@dialogwerk/shared/ui';
import { createPortal } from 'react-dom';

/** Milliseconds; an offer such as 'Rückgängig' can be reached in them, and hovering or focus holds it. */
const HIDE_AFTER = 8_000;

/** A long name breaks rather than push the offer beyond the screen's edge. */
const wrapping = { overflowWrap: 'anywhere', '& .MuiSnackbarContent-message': { minWidth: 0 } } as const;

/** The sentence at the foot of the screen. Outside the page's root, because an open dialog hides that from screen readers. */
export function NoticeBar() {
  const notice = useStore($notice);
  const close = (): void => $notice.set(null);
  return createPortal(
    <Snackbar
      key={notice?.id}
      open={notice !== null}
      autoHideDuration={HIDE_AFTER}
      onClose={(_, reason) => reason !== 'clickaway' && close()}
      message={notice?.text}
      slotProps={{ content: { sx: wrapping } }}
      action={
        notice?.action && (
          <Button
            color="inherit"
            sx={{ flexShrink: 0, overflowWrap: 'normal', whiteSpace: 'nowrap' }}
            onClick={() => {
              notice.action?.run();
              close();
            }}
          >
            {notice.action.label}
          </Button>
        )
      }
    />,
    document.body,
  );
}
