import { Box, Skeleton } from '@dialogwerk/shared/ui';
import { texts } from '../texts.ts';

/** The places of the first sessions while they come. */
export function HistorySkeleton() {
  return (
    <Box role="progressbar" aria-label={texts.loading} sx={{ px: 2, py: 1.5, display: 'grid', gap: 2 }}>
      {['60%', '45%', '70%', '50%'].map((width) => (
        <div key={width}>
          <Skeleton variant="text" width={width} sx={{ fontSize: '1rem' }} />
          <Skeleton variant="text" width="85%" />
        </div>
      ))}
    </Box>
  );
}
