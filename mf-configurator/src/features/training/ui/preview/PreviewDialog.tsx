import { change, useResource, useResources } from '@dialogwerk/shared/clients';
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
import { useId, useState } from 'react';
import { texts } from '../../texts.ts';
import { ChangedReplies } from './ChangedReplies.tsx';

interface PreviewDialogProps {
  readonly id: string;
  readonly blocks: readonly TrainedBlock[];
  readonly onClose: () => void;
}

/** Before a training acts: which of the replies so far would be understood differently. */
export function PreviewDialog({ id, blocks, onClose }: PreviewDialogProps) {
  const titleId = useId();
  const [fault, setFault] = useState<string | null>(null);
  const { state, reload, isReloading } = useResource('previewTraining', { id });
  const preview = state.kind === 'loaded' ? state.value : null;
  const concerned = [...new Set(preview?.changed.map(({ unique_question_id }) => unique_question_id))];
  const meanings = useResources(
    'trainingdataJumps',
    concerned.map((questionId) => ({ id, questionId })),
  ).states;
  const meaningsOf = new Map(
    concerned.map((block, index) => {
      const known = meanings[index];
      return [block, known?.kind === 'loaded' ? known.value.targets : []] as const;
    }),
  );
  const apply = async (revision: number): Promise<void> => {
    setFault(null);
    // Where somebody else has trained meanwhile it is refused, and what they changed is read anew.
    const done = await change('applyTraining', { id, revision });
    if (!done.ok) return setFault(texts.apply.failed(done.reason));
    showNotice(texts.apply.done);
    onClose();
  };
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
          {preview && preview.changed.length > 0 && (
            <ChangedReplies changed={preview.changed} meanings={meaningsOf} blocks={blocks} />
          )}
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
