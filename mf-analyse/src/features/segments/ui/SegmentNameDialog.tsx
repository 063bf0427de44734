import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField } from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import { segmentTexts as texts } from '../texts.ts';

interface SegmentNameDialogProps {
  readonly title: string;
  readonly name: string;
  /** Gives why it could not be saved; null when it was. */
  readonly onSave: (name: string) => Promise<string | null>;
  readonly onClose: () => void;
}

const LONGEST = 200;
/** The dialog opens for the name alone. */
const focused = (input: HTMLInputElement | null): void => input?.focus();

/** Asks for a segment's name. */
export function SegmentNameDialog({ title, name: before, onSave, onClose }: SegmentNameDialogProps) {
  const [name, setName] = useState(before);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const titleId = useId();
  const save = async (): Promise<void> => {
    setBusy(true);
    setProblem(await onSave(name.trim()));
    setBusy(false);
  };
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose}>
      <Stack
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') void save();
        }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <TextField
            fullWidth
            inputRef={focused}
            label={texts.name}
            value={name}
            error={problem !== null}
            helperText={problem ?? texts.nameHelp}
            slotProps={{ htmlInput: { maxLength: LONGEST } }}
            sx={{ mt: 1 }}
            onChange={({ target }) => setName(target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={name.trim() === ''}>
            {texts.save}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
