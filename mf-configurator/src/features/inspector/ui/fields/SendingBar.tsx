import { LinearProgress } from '@dialogwerk/shared/ui';
import { texts } from '../../texts.ts';

/** How much of a file has been sent (`sent`, from 0 to 1); without an end while the server still works on all of it. */
export function SendingBar({ sent }: { readonly sent: number }) {
  const isOnItsWay = sent > 0 && sent < 1;
  return (
    <LinearProgress
      aria-label={texts.uploading}
      variant={isOnItsWay ? 'determinate' : 'indeterminate'}
      value={Math.round(sent * 100)}
      sx={{ width: 1 }}
    />
  );
}
