import { send } from '@dialogwerk/shared/clients';
import type { CallRequest, ReleasedPart } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { Alert, Button, Chip, Stack, Typography, useDates } from '@dialogwerk/shared/ui';
import { useRef, useState } from 'react';
import { showCallFault } from '../../frame/effects/showCallFault.ts';
import { partName } from '../partName.ts';
import { texts } from '../texts.ts';
import { TrialForm } from './TrialForm.tsx';

type Act = CallRequest<'changeRelease'>['act'];

interface ReleaseActionsProps {
  readonly part: ReleasedPart;
  readonly onChanged: () => void;
}

/** What can be done about the version that is served: take back, hold, begin or end a trial, or publish what was built. */
export function ReleaseActions({ part, onChanged }: ReleaseActionsProps) {
  const { id, current, held, trial, taken_back } = part;
  const { moment } = useDates();
  const [running, setRunning] = useState<Act | null>(null);
  const [isTrying, setTrying] = useState(false);
  const acting = useRef<HTMLDivElement>(null);
  const change = async (act: Act): Promise<void> => {
    setRunning(act);
    try {
      const { part: now } = await send('changeRelease', { id, act });
      showNotice(texts.nowServed(partName(id), now.current ?? texts.notBuilt));
      onChanged();
    } catch (error) {
      showCallFault(error);
    } finally {
      setRunning(null);
    }
  };
  const close = (): void => {
    setTrying(false);
    // The pressed button goes away: the focus goes to the one that has opened the form.
    acting.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  };
  const begun = (): void => {
    setTrying(false);
    showNotice(texts.trialBegun(partName(id)));
    onChanged();
  };
  const acts: readonly Act[] = ['release', 'rollback', held === null ? 'pin' : 'unpin', trial ? 'end-trial' : 'try'];
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
          {texts.takenBack(taken_back.version, moment(taken_back.at), taken_back.was)}
        </Alert>
      )}
      <Stack ref={acting} direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {acts.map((act) => (
          <Button
            key={act}
            size="small"
            variant="outlined"
            aria-label={texts.actOf(texts.releaseActs[act], partName(id))}
            aria-expanded={act === 'try' ? isTrying : undefined}
            loading={running === act}
            disabled={running !== null || (act === 'try' && (current === null || held === 'pin'))}
            onClick={() => (act === 'try' ? setTrying(!isTrying) : void change(act))}
          >
            {texts.releaseActs[act]}
          </Button>
        ))}
      </Stack>
      {isTrying && !trial && <TrialForm part={part} onBegun={begun} onCancel={close} />}
    </Stack>
  );
}
