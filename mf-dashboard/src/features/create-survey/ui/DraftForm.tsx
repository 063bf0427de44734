import { SURVEY_NAME_LIMIT } from '@dialogwerk/shared/contract';
import type { SurveyDraft } from '@dialogwerk/shared/contract';
import { Alert, Box, Button, DialogActions, DialogContent, TextField } from '@dialogwerk/shared/ui';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
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
  const [name, setName] = useState(draft.survey_name);
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const survey_name = name.trim();
    setEmpty(survey_name === '');
    if (survey_name !== '') onTake({ ...draft, survey_name });
  }

  return (
    <form onSubmit={submit} noValidate style={{ display: 'contents' }}>
      <DialogContent dividers sx={{ display: 'grid', gap: 2 }}>
        <Box role="status">
          <Alert severity="success">
            {draftTexts.ready} {draftTexts.stillYours}
          </Alert>
        </Box>
        <TextField
          fullWidth
          required
          label={texts.name.label}
          value={name}
          inputRef={field}
          error={isEmpty}
          helperText={isEmpty ? texts.name.empty : null}
          onChange={({ target }) => {
            setName(target.value);
            setEmpty(false);
          }}
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
