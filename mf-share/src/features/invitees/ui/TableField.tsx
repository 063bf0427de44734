import { Button, TextField } from '@dialogwerk/shared/ui';
import { useRef, useState } from 'react';
import { readFileText } from '../model/readFileText.ts';
import { inviteeTexts } from '../texts.ts';

const texts = inviteeTexts.add;

const MOST_BYTES = 5 * 1024 * 1024;
/** More is not shown in the field, because measuring it would take longer than reading it. */
const SHOWN = 20_000;

interface TableFieldProps {
  readonly text: string;
  readonly disabled: boolean;
  readonly onChange: (text: string) => void;
}

/** A table as text: copied into the field, or out of a file. */
export function TableField({ text, disabled, onChange }: TableFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setProblem(file.size > MOST_BYTES ? texts.tooLarge : null);
    if (file.size <= MOST_BYTES) onChange(await readFileText(file));
  };
  return (
    <>
      <TextField
        multiline
        fullWidth
        minRows={4}
        maxRows={8}
        label={texts.field}
        placeholder={texts.placeholder}
        disabled={disabled}
        value={text.length > SHOWN ? '' : text}
        error={problem !== null}
        helperText={problem ?? (text.length > SHOWN ? texts.unshown : null)}
        slotProps={{ htmlInput: { spellCheck: false }, inputLabel: { shrink: true } }}
        onChange={({ target }) => onChange(target.value)}
      />
      <Button
        variant="outlined"
        disabled={disabled}
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => picker.current?.click()}
      >
        {texts.file}
      </Button>
      <input
        ref={picker}
        hidden
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        aria-label={texts.file}
        onChange={({ target }) => {
          void read(target.files?.[0]);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
