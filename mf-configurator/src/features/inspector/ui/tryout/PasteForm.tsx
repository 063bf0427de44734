import { mdiPlus, mdiTrayArrowDown } from '@mdi/js';
import { Button, Icon, Stack, TextField } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { readTranscripts } from '../../model/tryout/readTranscripts.ts';
import type { TriedLine } from '../../model/tryout/TriedTranscript.ts';
import { tryOutTexts as texts } from '../../tryOutTexts.ts';

interface PasteFormProps {
  /** Gives whether there was room. */
  readonly onAdd: (transcripts: readonly (readonly TriedLine[])[]) => boolean;
  /** Takes recorded ones; null for who may not see them. */
  readonly onFetch: (() => void) | null;
}

/** Takes transcripts that are pasted or written, or those of respondents. */
export function PasteForm({ onAdd, onFetch }: PasteFormProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const add = (): void => {
    const read = readTranscripts(text);
    setProblem(read.ok ? null : read.problem);
    if (read.ok && onAdd(read.transcripts)) setText('');
  };
  return (
    <Stack sx={{ gap: 1 }}>
      <TextField
        multiline
        minRows={3}
        maxRows={10}
        fullWidth
        size="small"
        label={texts.pasted}
        placeholder={texts.pastedExample}
        value={text}
        error={problem !== null}
        helperText={problem ?? texts.pastedHelp}
        onChange={({ target }) => {
          setText(target.value);
          setProblem(null);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) add();
        }}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" startIcon={<Icon path={mdiPlus} />} onClick={add}>
          {texts.add}
        </Button>
        {onFetch && (
          <Button startIcon={<Icon path={mdiTrayArrowDown} />} onClick={onFetch}>
            {texts.fetch}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
