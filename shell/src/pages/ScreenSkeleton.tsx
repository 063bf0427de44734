import { Box, Skeleton } from '@dialogwerk/shared/ui';

const cards = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** The outline of a screen that is on its way. */
export function ScreenSkeleton() {
  return (
    <Box aria-hidden sx={{ width: '100%', maxWidth: 1280, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, sm: 4 } }}>
      <Skeleton variant="rounded" width={220} height={34} sx={{ mb: 3, maxWidth: '60%' }} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))' }}>
        {cards.map((card) => (
          <Skeleton key={card} variant="rounded" height={132} />
        ))}
      </Box>
    </Box>
  );
}
