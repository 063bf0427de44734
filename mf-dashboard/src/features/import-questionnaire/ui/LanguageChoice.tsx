import { Button, languageName, Paper, Stack, TextField, Typography } from '@dialogwerk/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../../../texts.ts';
import { importTexts } from '../importTexts.ts';
import type { ImportState } from './useImport.ts';

interface LanguageChoiceProps {
  readonly choosing: Extract<ImportState, { kind: 'choosing' }>;
  /** null: as the file is written. */
  readonly onChosen: (language: string | null) => void;
  readonly onCancel: () => void;
}

/** Asks in which of a file's languages it shall be imported. */
export function LanguageChoice({ choosing: { file_name, languages }, onChosen, onCancel }: LanguageChoiceProps) {
  const [language, setLanguage] = useState('');
  const field = useRef<HTMLSelectElement>(null);
  // Because it is the next thing to do after a file was chosen, which leaves the focus nowhere.
  useEffect(() => field.current?.focus(), []);
  return (
    <Paper
      component="form"
      variant="outlined"
      aria-label={importTexts.languages(file_name)}
      onSubmit={(event) => {
        event.preventDefault();
        onChosen(language || null);
      }}
      sx={{ p: 2, mb: 3 }}
    >
      <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>{importTexts.languages(file_name)}</Typography>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          select
          inputRef={field}
          size="small"
          label={importTexts.language}
          value={language}
          onChange={({ target }) => setLanguage(target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          sx={{ minWidth: 220, flexGrow: { xs: 1, sm: 0 } }}
        >
          <option value="">{importTexts.ownLanguage(languages.own && languageName(languages.own))}</option>
          {languages.others.map((other) => (
            <option key={other} value={other}>
              {languageName(other)}
            </option>
          ))}
        </TextField>
        <Button type="submit" variant="contained">
          {importTexts.start}
        </Button>
        <Button onClick={onCancel}>{texts.cancel}</Button>
      </Stack>
    </Paper>
  );
}
