import { SURVEY_NAME_LIMIT } from '@dialogwerk/shared/contract';
import type { SurveyDraft } from '@dialogwerk/shared/contract';
import { Alert, Box, Button, DialogActions, DialogContent } from '@dialogwerk/shared/ui';
import { filled } from '@dialogwerk/shared/ui/forms';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { FormField } from '../../../FormField.ts';
import { texts } from '../../../texts.ts';
import { draftTexts } from '../draftTexts.ts';
import { DraftSteps } from './DraftSteps.tsx';

interface DraftFormProps {
  readonly draft: SurveyDraft;
  readonly onTake: (draft: SurveyDraft) => void;
  readonly onAgain: () => void;
}

/** A draft to read; it is taken under a name, or described anew. */
export function DraftForm({ draft, onTake, onAgain }: DraftFormProps) {
  const { control, handleSubmit, setFocus } = useForm({ defaultValues: { name: draft.survey_name } });
  useEffect(() => setFocus('name'), [setFocus]);
  const submit = handleSubmit(({ name }) => onTake({ ...draft, survey_name: name.trim() }));

  return (
    <form onSubmit={(event) => void submit(event)} noValidate style={{ display: 'contents' }}>
      <DialogContent dividers sx={{ display: 'grid', gap: 2 }}>
        <Box role="status">
          <Alert severity="success">
            {draftTexts.ready} {draftTexts.stillYours}
          </Alert>
        </Box>
        <FormField
          control={control}
          name="name"
          rules={{ validate: (name) => filled(name) || texts.name.empty }}
          required
          label={texts.name.label}
          slotProps={{ htmlInput: { maxLength: SURVEY_NAME_LIMIT, autoComplete: 'off' } }}
        />
        <DraftSteps draft={draft} />
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onAgain}>{draftTexts.again}</Button>
        <Button type="submit" variant="contained" sx={{ whiteSpace: 'nowrap' }}>
          {draftTexts.take}
        </Button>
      </DialogActions>
    </form>
  );
}
