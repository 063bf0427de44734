import { Alert, Box, Button, Skeleton, Typography } from '@dialogwerk/shared/ui';
import { texts } from '../../../texts.ts';
import type { Restored } from '../effects/restoreEntry.ts';
import { TrashRow } from './TrashRow.tsx';
import { useTrash } from './useTrash.ts';

/** What lies in the bin, the one deleted last first. */
export function TrashList(restored: Restored) {
  const { trash, retry } = useTrash();
  if (trash.kind === 'loading') return <Skeleton variant="rounded" height={96} aria-label={texts.trash.loading} />;
  if (trash.kind === 'failed') {
    return (
      <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
        {texts.trash.fault(trash.reason)}
        {/* Below, because beside it a phone leaves the sentence no room. */}
        <Button color="inherit" onClick={retry} sx={{ display: 'block', ml: -1 }}>
          {texts.retry}
        </Button>
      </Alert>
    );
  }
  if (trash.entries.length === 0) return <Typography role="status">{texts.trash.empty}</Typography>;
  return (
    <Box component="ul" aria-label={texts.trash.title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {trash.entries.map((entry) => (
        <TrashRow key={entry.key} entry={entry} restored={restored} />
      ))}
    </Box>
  );
}
