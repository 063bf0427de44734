import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  dialogHeight,
  noticeRoom,
  Skeleton,
  useMediaQuery,
} from '@dialogwerk/shared/ui';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';

interface TeamFrameProps {
  /** What stands in it is on its way. */
  readonly isWaiting: boolean;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** The dialog around a team in the size of spec §9; on a phone it takes the whole screen. */
export function TeamFrame({ isWaiting, onClose, children }: TeamFrameProps) {
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  return (
    <Dialog
      open
      fullScreen={isPhone}
      onClose={onClose}
      aria-labelledby="team-title"
      // It stands at once, also when its code takes the place of this frame.
      transitionDuration={{ enter: 0, exit: 0 }}
      slotProps={{
        paper: {
          sx: isPhone
            ? { height: `calc(100dvh - ${noticeRoom})`, maxHeight: 'none', alignSelf: 'flex-start' }
            : { width: 450, maxHeight: `min(80vh, ${dialogHeight})`, m: 4 },
        },
      }}
    >
      <DialogTitle id="team-title">{texts.title}</DialogTitle>
      <DialogContent aria-busy={isWaiting}>
        {isWaiting && <Skeleton role="progressbar" variant="rounded" height={132} aria-label={texts.loading} />}
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
