import { Box, Divider, Paper, Skeleton } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { $view } from '../../../listed/state/view.ts';
import { texts } from '../../../texts.ts';
import { CardGrid } from '../../../CardGrid.tsx';

/** Stands in for the cards while they load; appears late, because a quick answer should not flicker. */
export function ListSkeleton() {
  const view = useStore($view);
  return (
    <Box
      sx={{
        '@keyframes appear': { from: { opacity: 0 } },
        animation: 'appear 200ms 250ms backwards',
      }}
    >
      {view === 'table' ? (
        <Skeleton role="progressbar" aria-label={texts.list.loading} variant="rounded" height={480} />
      ) : (
        <CardSkeletons />
      )}
    </Box>
  );
}

function CardSkeletons() {
  return (
    <CardGrid label={texts.list.loading} waiting>
      {['a', 'b', 'c'].map((key) => (
        <Paper key={key} variant="outlined">
          <Box sx={{ p: 2.5 }}>
            <Skeleton width="70%" height={32} />
            <Skeleton width={64} height={32} />
            <Skeleton width="55%" />
            <Skeleton width="40%" />
          </Box>
          <Divider />
          <Skeleton variant="rounded" height={48} sx={{ m: 1 }} />
        </Paper>
      ))}
    </CardGrid>
  );
}
