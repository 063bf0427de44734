import { Box, laterPart } from '@dialogwerk/shared/ui';
import { useIdle } from '../../../useIdle.ts';

/** As high as one row of tasks below the heading, on wide screens beside it; the list below stays where it is as they come. */
const height = { xs: 92, md: 56 };
const room = <Box sx={{ height }} />;

const TodayTasks = laterPart(async () => (await import('./TodayTasks.tsx')).TodayTasks, room);

/** What needs the author today, in room that is kept from the beginning; it comes after the first screen. `gap` below it in MUI's spacing. */
export function Today({ gap }: { readonly gap: number }) {
  return <Box sx={{ mb: gap }}>{useIdle() ? <TodayTasks height={height} /> : room}</Box>;
}
