import { Box, Button, RetryButton, Typography } from '@dialogwerk/shared/ui';
import { texts } from '../texts.ts';

/** Stands in the place of the bar when it has crashed: what is safe, and the ways on, which need nothing of what it drew. */
export function BarFallback({ retry }: { readonly retry: () => void }) {
  return (
    <Box
      component="header"
      role="alert"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        px: { xs: 2, sm: 3 },
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Typography variant="body2" sx={{ flex: '1 1 280px', minWidth: 0 }}>
        {texts.barLost}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button size="small" color="inherit" component="a" href="/dashboard">
          {texts.toDashboard}
        </Button>
        <RetryButton size="small" variant="outlined" color="inherit" onRetry={retry} />
      </Box>
    </Box>
  );
}
