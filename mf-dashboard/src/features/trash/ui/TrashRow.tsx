import { Box, Button, Stack, Typography, useDates } from '@dialogwerk/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../../../texts.ts';
import { trashTexts } from '../trashTexts.ts';
import { purgeEntry } from '../purgeEntry.ts';
import { restoreEntry } from '../restoreEntry.ts';
import { daysLeft } from '../model/daysLeft.ts';
import type { TrashEntry } from '../model/TrashEntry.ts';

interface TrashRowProps {
  readonly entry: TrashEntry;
}

/** One entry of the bin: what it was, who deleted it, how long it can be restored. Only deleting for good asks first. */
export function TrashRow({ entry }: TrashRowProps) {
  const [asking, setAsking] = useState(false);
  const [now] = useState(() => Date.now());
  const first = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    // The buttons that had the focus are gone.
    if (asking !== wasAsking.current) first.current?.focus();
    wasAsking.current = asking;
  }, [asking]);
  const { moment } = useDates();
  const { name, kind, deleted_at, deleted_by, cleared_at } = entry;
  return (
    <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography variant="h3" lang="de" sx={{ hyphens: 'auto' }}>
        {name}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {trashTexts.kinds[kind]} · {trashTexts.deleted(moment(deleted_at), deleted_by)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {trashTexts.cleared(moment(cleared_at), daysLeft(cleared_at, now))}
      </Typography>
      {asking && (
        <Typography role="alert" sx={{ mt: 1.5 }}>
          {trashTexts.question[kind]}
        </Typography>
      )}
      <Stack direction="row" sx={{ mt: 1, gap: 1, flexWrap: 'wrap' }}>
        {asking ? (
          <>
            <Button ref={first} variant="outlined" onClick={() => setAsking(false)}>
              {texts.cancel}
            </Button>
            <Button color="error" variant="contained" onClick={() => void purgeEntry(entry)}>
              {trashTexts.purge}
            </Button>
          </>
        ) : (
          <>
            <Button
              ref={first}
              variant="outlined"
              aria-label={trashTexts.restoreName(name)}
              onClick={() => void restoreEntry(entry)}
            >
              {trashTexts.restore}
            </Button>
            <Button color="error" aria-label={trashTexts.purgeName(name)} onClick={() => setAsking(true)}>
              {trashTexts.purge}
            </Button>
          </>
        )}
      </Stack>
    </Box>
  );
}
