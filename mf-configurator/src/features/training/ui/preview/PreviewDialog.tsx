import { authorClient, mutate, useCall } from '@dialogwerk/shared/clients';
import type { TrainedBlock } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FaultAlert,
  LinearProgress,
  Stack,
  Typography,
} from '@dialogwerk/shared/ui';
import { useCallback, useId, useState } from 'react';
import { readPreview } from '../../effects/readPreview.ts';
import { texts } from '../../texts.ts';
import { ChangedReplies } from './ChangedReplies.tsx';

interface PreviewDialogProps {
  readonly id: string;
  readonly blocks: readonly TrainedBlock[];
  readonly onClose: () => void;
  readonly onApplied: () => void;
}

/** Before a training acts: which of the replies so far would be understood differently. */
export function PreviewDialog({ id, blocks, onClose, onApplied }: PreviewDialogProps) {
  const titleId = useId();
  const [fault, setFault] = useState<string | null>(null);
  const { state, reload, isReloading } = useCall(
    useCallback((signal: AbortSignal) => readPreview(id, blocks, signal), [id, blocks]),
  );
  const apply = async (revision: number): Promise<void> => {
    setFault(null);
    const done = await mutate({ call: () => authorClient.call('applyTraining', { id, revision }) });
    if (!done.ok) {
      setFault(texts.apply.failed(done.reason));
      // Somebody else may have trained meanwhile: what they changed is to be seen first, too.
      return reload();
    }
    showNotice(texts.apply.done);
    onApplied();
  };
  const preview = state.kind === 'loaded' ? state.value : null;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId}>{texts.apply.title}</DialogTitle>
      <DialogContent tabIndex={0}>
        <Stack sx={{ gap: 2 }}>
          {(state.kind === 'loading' || isReloading) && (
            <>
              <LinearProgress aria-label={texts.apply.loading} />
              <Typography color="textSecondary">{texts.apply.loading}</Typography>
            </>
          )}
          {state.kind === 'failed' && <FaultAlert onRetry={reload}>{texts.apply.fault(state.reason)}</FaultAlert>}
          {fault !== null && <Alert severity="warning">{fault}</Alert>}
          {preview && (
            <Typography role="status">
              {preview.changed.length === 0
                ? texts.apply.none(preview.looked)
                : texts.apply.some(preview.changed.length, preview.looked)}
            </Typography>
          )}
          {preview && preview.changed.length > 0 && <ChangedReplies preview={preview} blocks={blocks} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.apply.cancel}</Button>
        <Button
          variant="contained"
          disabled={!preview || isReloading}
          onClick={() => preview && void apply(preview.revision)}
        >
          {texts.apply.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
