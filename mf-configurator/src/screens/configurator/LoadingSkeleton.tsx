import { Box, Skeleton, Stack, visuallyHidden } from '@dialogwerk/shared/ui';
import { texts } from '../../texts.ts';

/** What stands there while the dialog is loaded: the shapes of toolbar and cards. */
export function LoadingSkeleton() {
  return (
    <Box aria-busy="true">
      <span role="status" style={visuallyHidden}>
        {texts.loading}
      </span>
      <Stack direction="row" sx={{ gap: 1, px: 2, py: 1 }}>
        <Skeleton variant="rounded" width={180} height={40} />
        <Skeleton variant="circular" width={40} height={40} />
        <Skeleton variant="circular" width={40} height={40} />
      </Stack>
      <Stack sx={{ alignItems: 'center', gap: 5, pt: 4 }}>
        <Skeleton variant="rounded" width={264} height={64} sx={{ borderRadius: 8 }} />
        <Skeleton variant="rounded" width={264} height={128} />
        <Skeleton variant="rounded" width={264} height={128} />
      </Stack>
    </Box>
  );
}
