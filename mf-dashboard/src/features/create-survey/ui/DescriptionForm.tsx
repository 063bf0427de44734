import { WRITING_LIMITS } from '@dialogwerk/shared/contract';
import type { CallInput } from '@dialogwerk/shared/contract';
import { Alert, Box, Button, DialogActions, DialogContent, LinearProgress, Typography } from '@dialogwerk/shared/ui';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormField } from '../../../FormField.ts';
import { texts } from '../../../texts.ts';
import { draftTexts } from '../draftTexts.ts';

export type Description = CallInput<'draftSurvey'>;

interface DescriptionFormProps {
  readonly form: UseFormReturn<Description>;
  readonly isWriting: boolean;
  /** Why there is no draft of what was described last. */
  readonly problem: string | null;
  /** Resolves once nothing is being written any more. */
  readonly onWrite: (description: Description) => Promise<void>;
  /** Gives up what is being written, or closes. */
  readonly onStop: () => void;
}

/** What a dialog shall be, in the author's own words. */
export function DescriptionForm({ form, isWriting, problem, onWrite, onStop }: DescriptionFormProps) {
  const { control, handleSubmit, setFocus } = form;
  useEffect(() => setFocus('brief'), [setFocus]);
  const submit = handleSubmit(async (description) => {
    if (isWriting) return;
    await onWrite(description);
    // Because the button that had the focus cannot be pressed meanwhile.
    setFocus('brief');
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate style={{ display: 'contents' }}>
      <DialogContent sx={{ pt: 0, display: 'grid', gap: 2 }}>
        <Typography>{draftTexts.how}</Typography>
        <FormField
          control={control}
          name="brief"
          rules={{ validate: (brief) => brief.trim().length >= WRITING_LIMITS.leastBrief || draftTexts.short }}
          multiline
          minRows={4}
          maxRows={10}
          margin="dense"
          label={draftTexts.brief}
          hint={draftTexts.example}
          slotProps={{ htmlInput: { maxLength: WRITING_LIMITS.brief, readOnly: isWriting } }}
        />
        <FormField
          control={control}
          name="du_sie"
          select
          fullWidth={false}
          size="small"
          label={draftTexts.address}
          disabled={isWriting}
          slotProps={{ select: { native: true } }}
          sx={{ justifySelf: 'start', minWidth: 120 }}
        >
          <option value="sie">{draftTexts.addresses.sie}</option>
          <option value="du">{draftTexts.addresses.du}</option>
        </FormField>
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
