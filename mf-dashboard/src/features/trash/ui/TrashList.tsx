import { mapCalled, useResource } from '@dialogwerk/shared/clients';
import { Box, FaultAlert, Skeleton, Typography } from '@dialogwerk/shared/ui';
import { texts } from '../../../texts.ts';
import { trashTexts } from '../trashTexts.ts';
import { trashEntries } from '../model/TrashEntry.ts';
import { TrashRow } from './TrashRow.tsx';

/** What lies in the bin, the one deleted last first. */
export function TrashList() {
  const { state: trash, reload } = mapCalled(useResource('listTrash', {}), trashEntries);
  if (trash.kind === 'loading')
    return <Skeleton role="progressbar" variant="rounded" height={96} aria-label={trashTexts.loading} />;
  if (trash.kind === 'failed') {
    return <FaultAlert onRetry={reload}>{trashTexts.fault(trash.reason)}</FaultAlert>;
  }
  if (trash.value.length === 0) return <Typography role="status">{trashTexts.empty}</Typography>;
  return (
    <Box component="ul" aria-label={texts.trash.title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {trash.value.map((entry) => (
        <TrashRow key={entry.key} entry={entry} />
      ))}
    </Box>
  );
}
