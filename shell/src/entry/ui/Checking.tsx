import { CircularProgress, Stack, Typography } from '@dialogwerk/shared/ui';
import { texts } from '../texts.ts';

/** While the server looks at a link. */
export function Checking() {
  return (
    <Stack role="status" direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      <CircularProgress size={28} aria-hidden />
      <Typography>{texts.checking}</Typography>
    </Stack>
  );
}
