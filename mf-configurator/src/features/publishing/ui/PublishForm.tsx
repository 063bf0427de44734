import { PUBLICATION_NOTE_LIMIT } from '@dialogwerk/shared/contract';
import { Box, Button, publicationTexts, TextField, Typography } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { texts } from '../texts.ts';

interface PublishFormProps {
  /** What is shown is not all saved yet. */
  readonly isUnsaved: boolean;
  readonly isPublishing: boolean;
  /** What the check says, in a few words. */
  readonly checkSummary: string;
  readonly onToCheck: () => void;
  readonly onPublish: (note: string) => void;
}

/** The button that brings the draft to respondents, with a note for the team, beside what the check says. */
export function PublishForm({ isUnsaved, isPublishing, checkSummary, onToCheck, onPublish }: PublishFormProps) {
  const [note, setNote] = useState('');
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isUnsaved) onPublish(note.trim());
      }}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography>{checkSummary}</Typography>
        <Button size="small" onClick={onToCheck}>
          {texts.toCheck}
        </Button>
      </Box>
      <TextField
        size="small"
        label={texts.note}
        placeholder={texts.noteHint}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        helperText={isUnsaved ? texts.unsaved : undefined}
        slotProps={{ htmlInput: { maxLength: PUBLICATION_NOTE_LIMIT, autoComplete: 'off' } }}
      />
      <Button type="submit" variant="contained" loading={isPublishing || isUnsaved}>
        {publicationTexts.publish}
      </Button>
    </Box>
  );
}
