import { authorClient, mutate, useCall } from '@dialogwerk/shared/clients';
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
import { useCallback, useId, useState } from 'react';
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
  const { state, reload } = useCall(
    useCallback((signal: AbortSignal) => authorClient.call('signalKey', { id }, { signal }), [id]),
  );
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
          {state.kind === 'loaded' && <KeySection id={id} loaded={state.value} />}
          {waits && <SignalTryOut chats={chats} />}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

function KeySection({ id, loaded }: { readonly id: number; readonly loaded: SignalAccess }) {
  const [access, setAccess] = useState(loaded);
  const [key, setKey] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { moment } = useDates();

  const change = async (call: () => Promise<SignalAccess & { readonly key?: string }>): Promise<boolean> => {
    if (isBusy) return false;
    setIsBusy(true);
    const done = await mutate({ call });
    setIsBusy(false);
    if (!done.ok) {
      showNotice(texts.keyFailed(done.reason));
      return false;
    }
    setAccess(done.value);
    setKey(done.value.key ?? null);
    return true;
  };
  const make = (): void => void change(() => authorClient.call('makeSignalKey', { id }));
  const revoke = async (): Promise<void> => {
    if (await change(() => authorClient.call('revokeSignalKey', { id }))) showNotice(texts.revoked);
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
          <Button variant={access.made_at === null ? 'contained' : 'outlined'} onClick={make}>
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
