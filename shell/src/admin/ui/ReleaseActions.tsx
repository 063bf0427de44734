import { authorClient } from '@dialogwerk/shared/clients';
import type { CallRequest, ReleasedPart } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { Alert, Button, Chip, Stack, Typography, useDates } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { showCallFault } from '../../frame/effects/showCallFault.ts';
import { texts } from '../texts.ts';

type Act = CallRequest<'changeRelease'>['act'];

interface ReleaseActionsProps {
  readonly part: ReleasedPart;
  readonly onChanged: () => void;
}

/** What can be done about the version that is served: take back, hold, end a trial, or publish what was built. */
export function ReleaseActions({ part: { id, current, held, trial, taken_back }, onChanged }: ReleaseActionsProps) {
  const { moment } = useDates();
  const [running, setRunning] = useState<Act | null>(null);
  const change = async (act: Act): Promise<void> => {
    setRunning(act);
    try {
      const { part } = await authorClient.call('changeRelease', { id, act });
      showNotice(texts.nowServed(texts.moduleNames[id], part.current ?? texts.notBuilt));
      onChanged();
    } catch (error) {
      showCallFault(error);
    } finally {
      setRunning(null);
    }
  };
  const acts: readonly Act[] = [
    'release',
    'rollback',
    held === null ? 'pin' : 'unpin',
    ...(trial ? (['end-trial'] as const) : []),
  ];
  return (
    <Stack sx={{ gap: 1, mt: 1 }}>
      <Stack direction="row" sx={{ columnGap: 1, rowGap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {texts.servedNow(current ?? texts.notBuilt)}
        </Typography>
        {held && <Chip size="small" label={texts.held[held]} />}
        {trial && (
          <Chip size="small" variant="outlined" label={texts.trial(trial.version, trial.share, trial.users.length)} />
        )}
      </Stack>
      {taken_back && (
        <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
          {texts.takenBack(taken_back.version, moment(taken_back.at))}
        </Alert>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {acts.map((act) => (
          <Button
            key={act}
            size="small"
            variant="outlined"
            aria-label={texts.actOf(texts.releaseActs[act], texts.moduleNames[id])}
            loading={running === act}
            disabled={running !== null}
            onClick={() => void change(act)}
          >
            {texts.releaseActs[act]}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
