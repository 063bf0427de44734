import { change, patch, useResource } from '@dialogwerk/shared/clients';
import type { DialogManager, PublicNames } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FaultAlert,
  namingTexts,
  PublicNameForm,
  Skeleton,
} from '@dialogwerk/shared/ui';
import { liveTexts as texts } from '../liveTexts.ts';

interface NameDialogProps {
  readonly manager: Pick<DialogManager, 'dialog_manager_id' | 'name'>;
  readonly mayGive: boolean;
  readonly onClose: () => void;
}

/** The name of a multi-chat in its public address. */
export default function NameDialog({ manager, mayGive, onClose }: NameDialogProps) {
  const { dialog_manager_id: id, name: title } = manager;
  const { state, reload } = useResource('managerPublicName', { id });
  const names = state.kind === 'loaded' ? state.value : null;
  const before = `${location.host}/multi_live/`;
  const give = async (name: string | null): Promise<string | null> => {
    const answered = (now: PublicNames) => [patch('managerPublicName', { id }, () => now)];
    const made = await change('setManagerPublicName', { id, name }, { answered });
    if (!made.ok) return made.reason;
    showNotice(name === null ? namingTexts.taken : namingTexts.given(before + name));
    return null;
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose}>
      <DialogTitle>{texts.nameTitle}</DialogTitle>
      <DialogContent>
        {names === null && state.kind === 'failed' && (
          <FaultAlert onRetry={reload}>{texts.nameFailed(state.reason)}</FaultAlert>
        )}
        {names === null && state.kind === 'loading' && <Skeleton variant="rounded" height={120} />}
        {names && <PublicNameForm names={names} before={before} title={title} mayGive={mayGive} onGive={give} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
