import { Dialog, DialogContent, DialogTitle, TextField } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { writingTexts as texts } from '../../writingTexts.ts';
import { focusOnce } from './focusOnce.ts';
import { hrefOf } from './hrefOf.ts';
import { TakeActions } from './TakeActions.tsx';

interface LinkDialogProps {
  /** Where the link leads now; '' for a new one. */
  readonly href: string;
  /** Whether there are no words yet that lead there. */
  readonly needsWords: boolean;
  /** An empty address takes the link away. */
  readonly onTake: (href: string, words: string) => void;
  readonly onClose: () => void;
}

/** Where a link leads. */
export function LinkDialog({ href, needsWords, onTake, onClose }: LinkDialogProps) {
  const [address, setAddress] = useState(href);
  const [words, setWords] = useState('');
  const [isWrong, setWrong] = useState(false);

  function take(): void {
    const whole = hrefOf(address);
    if (whole === null) setWrong(true);
    else onTake(whole, words.trim());
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          take();
        }}
      >
        <DialogTitle>{texts.linkTitle}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
          <TextField
            inputRef={focusOnce}
            size="small"
            label={texts.address}
            value={address}
            error={isWrong}
            helperText={isWrong ? texts.addressInvalid : texts.addressHelp}
            onChange={({ target }) => {
              setAddress(target.value);
              setWrong(false);
            }}
            slotProps={{ htmlInput: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } }}
          />
          {needsWords && (
            <TextField
              size="small"
              label={texts.linkWords}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          )}
        </DialogContent>
        <TakeActions remove={texts.removeLink} onRemove={href === '' ? null : () => onTake('', '')} onClose={onClose} />
      </form>
    </Dialog>
  );
}
