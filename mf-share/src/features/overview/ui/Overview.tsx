import { laterPart, Skeleton } from '@dialogwerk/shared/ui';
import { useIdle } from '../../../useIdle.ts';
import type { OverviewProps } from './OverviewProps.ts';

const room = <Skeleton variant="rounded" height={360} />;
const Standing = laterPart<OverviewProps>(async () => (await import('./Standing.tsx')).default, room);

/** How the study stands, in room that is kept from the beginning; it comes once the page stands. */
export function Overview(props: OverviewProps) {
  return useIdle() ? <Standing {...props} /> : room;
}
