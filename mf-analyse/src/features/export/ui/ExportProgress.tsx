import { Alert, Button, LinearProgress, Stack, Typography } from '@dialogwerk/shared/ui';
import { exportTexts as texts } from '../texts.ts';
import { isEnded } from '../useExport.ts';
import type { ExportState } from '../useExport.ts';

interface ExportProgressProps {
  readonly state: ExportState;
  readonly onCancel: () => void;
}

/** How far the file is, and the way to stop it. */
export function ExportProgress({ state, onCancel }: ExportProgressProps) {
  if (state.kind === 'refused') return <Alert severity="error">{state.reason}</Alert>;
  if (state.kind !== 'under-way') return null;
  const { made, progress } = state;
  const { written, total } = progress;
  if (progress.state === 'done') return <Alert severity="success">{texts.done(made.file_name)}</Alert>;
  if (isEnded(progress)) {
    return <Alert severity="warning">{progress.state === 'cancelled' ? texts.cancelled : texts.failed}</Alert>;
  }
  const share = total === 0 ? 0 : Math.round((written / total) * 100);
  return (
    <Stack sx={{ gap: 1 }}>
      <LinearProgress
        aria-label={texts.progress}
        variant={written === 0 ? 'indeterminate' : 'determinate'}
        value={share}
      />
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography role="status" variant="body2">
          {written === 0 ? texts.waiting(total) : texts.running(written, total)}
        </Typography>
        <Button size="small" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Stack>
    </Stack>
  );
}
