import { useResource } from '@dialogwerk/shared/clients';
import { Box, Button, Icon, RetryButton, Skeleton, Typography } from '@dialogwerk/shared/ui';
import { mdiCheckCircleOutline } from '@mdi/js';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { todayTexts as texts } from '../todayTexts.ts';
import { TaskLink } from './TaskLink.tsx';
import { useChecks } from './useChecks.ts';

interface TodayTasksProps {
  /** Of the heading with one row of tasks. */
  readonly height: Readonly<Record<'xs' | 'md', number>>;
}

const ROW = 56;
/** How many tasks stand side by side, by the width of the screen. */
const COLUMNS = { xs: 1, sm: 2, md: 3, lg: 4 } as const;

/** What needs the author today: the newest at once, all on request; each leads to where it is done. */
export function TodayTasks({ height }: TodayTasksProps) {
  const { state, reload } = useResource('listTasks', {});
  const [isOpen, setOpen] = useState(false);
  const { tasks, total, unchecked } = state.kind === 'loaded' ? state.value : nothing;
  useChecks(unchecked, reload);
  return (
    <Box
      component="section"
      aria-labelledby="today"
      sx={{ minHeight: height, display: { md: 'flex' }, gap: 2, alignItems: 'flex-start' }}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: { md: 'column' },
          alignItems: { xs: 'center', md: 'flex-start' },
          justifyContent: { xs: 'space-between', md: 'center' },
          flex: 'none',
          width: { md: 136 },
          height: { xs: height.xs - ROW, md: ROW },
        }}
      >
        <Typography id="today" variant="h3" component="h2">
          {texts.title}
        </Typography>
        {tasks.length > 1 && (
          <Button
            size="small"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            sx={{ display: whereMoreThanARow(total), minHeight: 24, minWidth: 0, py: 0, px: 0.5, ml: { md: -0.5 } }}
          >
            {isOpen ? texts.fewer : texts.all(total)}
          </Button>
        )}
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        {state.kind === 'loading' && (
          <Skeleton role="progressbar" variant="rounded" height={ROW} aria-label={texts.loading} />
        )}
        {state.kind === 'failed' && (
          <Line>
            {texts.fault(state.reason)}
            <RetryButton size="small" onRetry={reload} />
          </Line>
        )}
        {state.kind === 'loaded' && tasks.length === 0 && (
          <Line>
            <Icon path={mdiCheckCircleOutline} color="success" fontSize="small" />
            {texts.none}
          </Line>
        )}
        {tasks.length > 0 && (
          <Box
            component="ul"
            aria-labelledby="today"
            sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none', ...columns, ...(isOpen ? {} : firstRow) }}
          >
            {tasks.map((task) => (
              <li key={`${task.kind} ${task.survey_id}`}>
                <TaskLink task={task} />
              </li>
            ))}
          </Box>
        )}
        {isOpen && total > tasks.length && <Line>{texts.further(total - tasks.length)}</Line>}
      </Box>
    </Box>
  );
}

const nothing = { tasks: [], total: 0, unchecked: [] };

const columns = {
  gridTemplateColumns: Object.fromEntries(
    Object.entries(COLUMNS).map(([width, count]) => [width, `repeat(${count}, minmax(0, 1fr))`]),
  ),
};
/** What would stand in a second row is not there, also for the keyboard. */
const firstRow = {
  '& > :nth-of-type(n+2)': { display: { xs: 'none', sm: 'block' } },
  '& > :nth-of-type(n+3)': { display: { xs: 'none', md: 'block' } },
  '& > :nth-of-type(n+4)': { display: { xs: 'none', lg: 'block' } },
  '& > :nth-of-type(n+5)': { display: 'none' },
};

function whereMoreThanARow(total: number) {
  return Object.fromEntries(
    Object.entries(COLUMNS).map(([width, count]) => [width, total > count ? 'inline-flex' : 'none']),
  );
}

function Line({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        minHeight: ROW,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      {children}
    </Box>
  );
}
