import { WRITING_LIMITS } from '@dialogwerk/shared/contract';
import type { CallInput } from '@dialogwerk/shared/contract';
import {
  Alert,
  Box,
  Button,
  DialogActions,
  DialogContent,
  LinearProgress,
  TextField,
  Typography,
} from '@dialogwerk/shared/ui';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { texts } from '../../../texts.ts';
import { draftTexts } from '../draftTexts.ts';

export type Description = CallInput<'draftSurvey'>;

interface DescriptionFormProps {
  readonly description: Description;
  readonly isWriting: boolean;
  /** Why there is no draft of what was described last. */
  readonly problem: string | null;
  readonly onChange: (description: Description) => void;
  readonly onWrite: () => void;
  /** Gives up what is being written, or closes. */
  readonly onStop: () => void;
}

/** What a dialog shall be, in the author's own words. */
export function DescriptionForm(props: DescriptionFormProps) {
  const { description, isWriting, problem, onChange, onWrite, onStop } = props;
  const { brief, du_sie } = description;
  const [isShort, setShort] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // Also after writing, because the button that had the focus cannot be pressed meanwhile.
  useEffect(() => {
    if (!isWriting) field.current?.focus();
  }, [isWriting]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const tooShort = brief.trim().length < WRITING_LIMITS.leastBrief;
    setShort(tooShort);
    if (tooShort) field.current?.focus();
    else if (!isWriting) onWrite();
  }

  return (
    <form onSubmit={submit} noValidate style={{ display: 'contents' }}>
      <DialogContent sx={{ pt: 0, display: 'grid', gap: 2 }}>
        <Typography>{draftTexts.how}</Typography>
        <TextField
          multiline
          fullWidth
          minRows={4}
          maxRows={10}
          margin="dense"
          label={draftTexts.brief}
          value={brief}
          inputRef={field}
          error={isShort}
          helperText={isShort ? draftTexts.short : draftTexts.example}
          onChange={({ target }) => {
            onChange({ ...description, brief: target.value });
            setShort(false);
          }}
          slotProps={{ htmlInput: { maxLength: WRITING_LIMITS.brief, readOnly: isWriting } }}
        />
        <TextField
          select
          size="small"
          label={draftTexts.address}
          value={du_sie}
          disabled={isWriting}
          onChange={({ target }) => onChange({ ...description, du_sie: target.value === 'du' ? 'du' : 'sie' })}
          slotProps={{ select: { native: true } }}
          sx={{ justifySelf: 'start', minWidth: 120 }}
        >
          <option value="sie">{draftTexts.addresses.sie}</option>
          <option value="du">{draftTexts.addresses.du}</option>
        </TextField>
        <Box role="status">
          {isWriting && (
            <>
              <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
                {draftTexts.writing}
              </Typography>
              <LinearProgress aria-label={draftTexts.writing} />
            </>
          )}
        </Box>
        {problem !== null && <Alert severity="error">{problem}</Alert>}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onStop}>{isWriting ? draftTexts.stop : texts.cancel}</Button>
        <Button type="submit" variant="contained" loading={isWriting} sx={{ whiteSpace: 'nowrap' }}>
          {draftTexts.write}
        </Button>
      </DialogActions>
    </form>
  );
}
