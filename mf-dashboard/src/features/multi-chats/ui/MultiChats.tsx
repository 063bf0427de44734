import { Suspense, lazy } from 'react';
import { useIdle } from '../../../useIdle.ts';

const ManagerSection = lazy(async () => ({ default: (await import('./ManagerSection.tsx')).ManagerSection }));

/** The author's multi-chats, which stand below the first screen and come after it. */
export function MultiChats() {
  const isIdle = useIdle();
  return <Suspense>{isIdle && <ManagerSection />}</Suspense>;
}
