import { change, useResource } from '@dialogwerk/shared/clients';
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
import { useRef, useState } from 'react';
import { fieldNames, kitTexts as texts } from '../../texts.ts';

interface SpreadDialogProps {
  readonly kit: { readonly kit_id: string; readonly name: string };
  readonly onClose: () => void;
}

/** Brings a kit to all dialogs that have it, one after the other, with what changes in each said before; can be stopped, and taken back. */
export function SpreadDialog({ kit, onClose }: SpreadDialogProps) {
  const { state, reload } = useResource('brandKitUses', { kit_id: kit.kit_id });
  const [done, setDone] = useState<number | null>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const stopped = useRef(false);
  const dialogs = state.kind === 'loaded' ? state.value.dialogs.filter(({ changes }) => changes.length > 0) : [];
  // Those that were listed when it began.
  const [going, setGoing] = useState<typeof dialogs>([]);
  const listed = done === null ? dialogs : going;

  async function spread(): Promise<void> {
    const changed: string[] = [];
    setGoing(dialogs);
    for (const [place, { survey_id, survey_name }] of dialogs.entries()) {
      if (stopped.current) break;
      setDone(place);
      const made = await change('applyBrandKit', { survey_id, kit_id: kit.kit_id });
      if (made.ok) changed.push(survey_id);
      else setRefused((before) => [...before, texts.spreadFailed(survey_name, made.reason)]);
    }
    setDone(dialogs.length);
    const undo = async (): Promise<void> => {
      const undone = await Promise.all(changed.map((survey_id) => change('undoBrandKit', { survey_id })));
      const failed = undone.find((one) => !one.ok);
      showNotice(failed && !failed.ok ? texts.notDone(failed.reason) : texts.takenBack);
    };
    if (changed.length > 0) showNotice(texts.spreadDone(changed.length), { label: texts.undo, run: () => void undo() });
    if (changed.length === dialogs.length) onClose();
  }
  const close = (): void => {
    stopped.current = true;
    onClose();
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={close} aria-labelledby="spread-title">
      <DialogTitle id="spread-title">{texts.spreadTitle(kit.name)}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 1.5 }}>
          <Typography color="textSecondary">{texts.spreadAbout}</Typography>
          {state.kind === 'failed' && <FaultAlert onRetry={reload}>{texts.failed(state.reason)}</FaultAlert>}
          {state.kind === 'loading' && <LinearProgress aria-label={texts.loading} />}
          {state.kind === 'loaded' && listed.length === 0 && <Typography>{texts.spreadNone}</Typography>}
          <Stack component="ul" sx={{ m: 0, pl: 2.5, gap: 0.5, overflowWrap: 'anywhere' }}>
            {listed.map(({ survey_id, survey_name, changes }) => (
              <li key={survey_id}>{texts.spreadOne(survey_name, fieldNames(changes))}</li>
            ))}
          </Stack>
          {done !== null && done < going.length && (
            <>
              <LinearProgress
                variant="determinate"
                value={(100 * done) / going.length}
                aria-label={texts.spreadRunning(done, going.length)}
              />
              <Typography role="status">{texts.spreadRunning(done, going.length)}</Typography>
            </>
          )}
          {refused.map((sentence) => (
            <Alert key={sentence} severity="error">
              {sentence}
            </Alert>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {texts.close}
        </Button>
        {listed.length > 0 && (
          <Button variant="contained" disabled={done !== null} onClick={() => void spread()}>
            {texts.spreadDo(listed.length)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
