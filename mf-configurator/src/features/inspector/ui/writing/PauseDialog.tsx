import { Dialog, DialogContent, DialogTitle, TextField } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { numberText, readNumber } from '../../model/numberText.ts';
import { writingTexts as texts } from '../../writingTexts.ts';
import { focusOnce } from './focusOnce.ts';
import { TakeActions } from './TakeActions.tsx';

interface PauseDialogProps {
  /** In milliseconds. */
  readonly pause: number;
  /** It or the bubble before is a file, which no words can join. */
  readonly isAlone: boolean;
  /** In milliseconds; null joins the bubble with the one before. */
  readonly onTake: (pause: number | null) => void;
  readonly onClose: () => void;
}

/** The engine waits no longer than that, in seconds. */
const LONGEST = 60;

/** How long it takes until a bubble comes. */
export function PauseDialog({ pause, isAlone, onTake, onClose }: PauseDialogProps) {
  const [typed, setTyped] = useState(numberText(pause / 1_000));
  const seconds = readNumber(typed);
  const isRight = seconds !== null && seconds >= 0 && seconds <= LONGEST;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isRight) onTake(Math.round(seconds * 1_000));
        }}
      >
        <DialogTitle>{texts.pauseTitle}</DialogTitle>
        <DialogContent sx={{ pt: '8px !important' }}>
          <TextField
            inputRef={focusOnce}
            fullWidth
            size="small"
            label={texts.seconds}
            value={typed}
            error={!isRight}
            helperText={isRight ? texts.secondsHelp : texts.secondsInvalid}
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
        </DialogContent>
        <TakeActions remove={texts.joinBubbles} onRemove={isAlone ? null : () => onTake(null)} onClose={onClose} />
      </form>
    </Dialog>
  );
}
