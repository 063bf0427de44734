import { hideError } from '@dialogwerk/shared/state';
import { LinearProgress, Typography } from '@dialogwerk/shared/ui';
import { useEffect } from 'react';
import { texts } from '../texts.ts';
import { ErrorBar } from './ErrorBar.tsx';

/** Milliseconds that the notice shows (spec §9). */
const HIDE_AFTER = 6_000;

/** The server-busy notice (spec §8): it goes by itself, so it does not take the focus from who is typing. */
export function BusyNotice({ text }: { readonly text: string }) {
  useEffect(() => {
    const timer = setTimeout(hideError, HIDE_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ErrorBar tone="info" takesFocus={false} foot={<LinearProgress color="inherit" aria-hidden />}>
      <Typography sx={{ fontWeight: 500 }}>{text === '' ? texts.serverBusy : text}</Typography>
    </ErrorBar>
  );
}
