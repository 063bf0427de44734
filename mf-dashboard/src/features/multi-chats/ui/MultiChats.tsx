import { laterPart } from '@dialogwerk/shared/ui';
import { useIdle } from '../../../useIdle.ts';

const ManagerSection = laterPart(async () => (await import('./ManagerSection.tsx')).ManagerSection);

/** The author's multi-chats, which stand below the first screen and come after it. */
export function MultiChats() {
  return useIdle() && <ManagerSection />;
}
