import { ApiError, fetchOnce, reasonOf } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { useCallback, useEffect, useState } from 'react';

type Opened = CallResponse<'openFigures'>;

export type OpenFigures =
  | { readonly kind: 'loading' }
  | { readonly kind: 'guarded'; readonly problem: string | null; readonly isBusy: boolean }
  | { readonly kind: 'gone'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'open'; readonly opened: Opened };

export interface FiguresOfLink {
  readonly state: OpenFigures;
  /** Opens it again, with a password where one is asked for. */
  readonly open: (password?: string) => void;
}

function afterRefusal(error: unknown): OpenFigures {
  const code = error instanceof ApiError ? error.code : null;
  const reason = reasonOf(error);
  if (code === 'figures/password') return { kind: 'guarded', problem: null, isBusy: false };
  if (code === 'figures/wrong-password' || code === 'throttle/too-many-attempts') {
    return { kind: 'guarded', problem: reason, isBusy: false };
  }
  return { kind: code === 'figures/unknown' ? 'gone' : 'failed', reason };
}

/** Opens the link of a token. */
export function useOpenFigures(token: string): FiguresOfLink {
  const [state, setState] = useState<OpenFigures>({ kind: 'loading' });
  const [asked, setAsked] = useState<{ readonly password?: string }>({});
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const settle = (next: OpenFigures): void => {
      if (!signal.aborted) setState(next);
    };
    fetchOnce('openFigures', { token, ...asked }, signal).then(
      (opened) => settle({ kind: 'open', opened }),
      (error: unknown) => settle(afterRefusal(error)),
    );
    return () => leaving.abort();
  }, [token, asked]);
  const open = useCallback((password?: string): void => {
    setState(password === undefined ? { kind: 'loading' } : { kind: 'guarded', problem: null, isBusy: true });
    setAsked(password === undefined ? {} : { password });
  }, []);
  return { state, open };
}
