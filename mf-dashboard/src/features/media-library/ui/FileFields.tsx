import { change, patch } from '@dialogwerk/shared/clients';
import { LIBRARY_LIMITS } from '@dialogwerk/shared/contract';
import type { LibraryFile } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { Button, FormHelperText, Stack, TextField, useTyped } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { libraryTexts } from '../libraryTexts.ts';

const texts = libraryTexts.file;

interface FileFieldsProps {
  readonly file: LibraryFile;
  readonly mayChange: boolean;
}

/** Name and alternative text of a file; what is typed and not saved is there again when the file is opened once more. */
export function FileFields({ file, mayChange }: FileFieldsProps) {
  const { file_id, kind, name, alt_text } = file;
  const [typedName, setName] = useTyped(`library ${file_id} name`, name);
  const [typedText, setText] = useTyped(`library ${file_id} alternative`, alt_text);
  const [problem, setProblem] = useState<string | null>(null);
  const isChanged = typedName.trim() !== name || typedText.trim() !== alt_text;

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const changed = { name: typedName.trim(), alt_text: typedText.trim() };
    if (changed.name === '') {
      setProblem(texts.nameMissing);
      return;
    }
    setProblem(null);
    const patches = [
      patch('listLibrary', {}, (page) => ({
        ...page,
        files: page.files.map((one) => (one.file_id === file_id ? { ...one, ...changed } : one)),
      })),
    ];
    const saved = await change('changeLibraryFile', { file_id, ...changed }, { patches });
    if (!saved.ok) {
      setProblem(texts.notSaved(saved.reason));
      return;
    }
    setName(saved.value.file.name);
    setText(saved.value.file.alt_text);
    showNotice(texts.saved(saved.value.file.name));
  }

  return (
    <Stack component="form" noValidate onSubmit={(event: FormEvent) => void save(event)} sx={{ gap: 1.5 }}>
      <TextField
        label={texts.name}
        value={typedName}
        disabled={!mayChange}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: LIBRARY_LIMITS.name, autoComplete: 'off' } }}
      />
      <TextField
        label={texts.alternative}
        helperText={texts.alternativeHelp[kind]}
        multiline
        minRows={2}
        value={typedText}
        disabled={!mayChange}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: LIBRARY_LIMITS.alternative } }}
      />
      <FormHelperText error role="alert" sx={{ m: 0, '&:empty': { display: 'none' } }}>
        {problem}
      </FormHelperText>
      {mayChange && (
        <Button type="submit" variant="contained" disabled={!isChanged} sx={{ alignSelf: 'flex-start' }}>
          {texts.save}
        </Button>
      )}
    </Stack>
  );
}
