import { mdiLanDisconnect } from '@mdi/js';
import { useStore } from '@nanostores/react';
import { $session } from '@dialogwerk/shared/state';
import { FaultPanel } from '@dialogwerk/shared/ui';
import { Navigate } from '@dialogwerk/shared/ui/router';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { verifySession } from '../effects/verifySession.ts';
import { $verification } from '../state/verification.ts';
import { guardTexts as texts } from '../guardTexts.ts';

interface GuardProps {
  /** Drawn until it is clear. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** Lets only a verified author through; without a token the way leads to the login screen (spec §4). */
export function AuthGuard({ waiting, children }: GuardProps) {
  const session = useStore($session);
  const verification = useStore($verification);
  useEffect(() => {
    if (session) void verifySession();
  }, [session]);

  if (!session) return <Navigate to="/login" replace />;
  if (verification === 'valid') return children;
  if (verification !== 'unreachable') return waiting;
  return (
    <FaultPanel wholeScreen icon={mdiLanDisconnect} title={texts.unreachableTitle} onRetry={() => void verifySession()}>
      {texts.unreachable}
    </FaultPanel>
  );
}
