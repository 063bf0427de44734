import { change, patch, useResource } from '@dialogwerk/shared/clients';
import type { SignalAccess } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import {
  Alert,
  Button,
  CopyField,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FaultAlert,
  Skeleton,
  Stack,
  Typography,
  useDates,
} from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import { liveTexts as texts } from '../liveTexts.ts';
import type { Chats } from '../model/Chats.ts';
import { SignalTryOut } from './SignalTryOut.tsx';

interface SignalDialogProps {
  readonly chats: Chats;
  readonly onClose: () => void;
}

/** The key that calls from outside are signed with (docs/signals.md): made, shown once, revoked; an example, and trying out. */
export default function SignalDialog({ chats, onClose }: SignalDialogProps) {
  const id = chats.manager.dialog_manager_id;
  const titleId = useId();
  const { state, reload } = useResource('signalKey', { id });
  const waits = chats.triggers.some(({ rule }) => rule.kind === 'waitAPI');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.signalTitle}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2.5 }}>
          <Typography>{texts.signalIntro}</Typography>
          {!waits && <Alert severity="info">{texts.noBlock}</Alert>}
          {state.kind === 'loading' && <Skeleton variant="rounded" height={200} />}
          {state.kind === 'failed' && (
            <FaultAlert severity="warning" onRetry={reload}>
              {texts.signalFault}. {state.reason}
            </FaultAlert>
          )}
          {state.kind === 'loaded' && <KeySection id={id} access={state.value} />}
          {waits && <SignalTryOut chats={chats} />}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

function KeySection({ id, access }: { readonly id: number; readonly access: SignalAccess }) {
  const [key, setKey] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { moment } = useDates();

  const answered = ({ made_at, path, example }: SignalAccess) => [
    patch('signalKey', { id }, () => ({ made_at, path, example })),
  ];
  const make = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    const made = await change('makeSignalKey', { id }, { answered });
    setIsBusy(false);
    if (made.ok) setKey(made.value.key);
    else showNotice(texts.keyFailed(made.reason));
  };
  const revoke = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    const revoked = await change('revokeSignalKey', { id }, { answered });
    setIsBusy(false);
    if (revoked.ok) setKey(null);
    showNotice(revoked.ok ? texts.revoked : texts.keyFailed(revoked.reason));
  };

  return (
    <>
      <Stack component="section" sx={{ gap: 1 }}>
        <Typography variant="h3">{texts.key}</Typography>
        <Typography role="status">
          {key !== null
            ? texts.keyOnce
            : access.made_at === null
              ? texts.noKey
              : texts.keySince(moment(access.made_at))}
        </Typography>
        {key !== null && <CopyField main label={texts.key} text={key} />}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant={access.made_at === null ? 'contained' : 'outlined'} onClick={() => void make()}>
            {access.made_at === null ? texts.makeKey : texts.renewKey}
          </Button>
          {access.made_at !== null && (
            <Button color="error" onClick={() => void revoke()}>
              {texts.revoke}
            </Button>
          )}
        </Stack>
        {access.made_at !== null && (
          <Typography variant="body2" color="textSecondary">
            {texts.renewHint}
          </Typography>
        )}
      </Stack>
      <Stack component="section" sx={{ gap: 1 }}>
        <Typography variant="h3">{texts.example}</Typography>
        <Typography variant="body2" color="textSecondary">
          {texts.exampleHint}
        </Typography>
        <CopyField multiline label={texts.example} text={access.example} />
      </Stack>
    </>
  );
}
