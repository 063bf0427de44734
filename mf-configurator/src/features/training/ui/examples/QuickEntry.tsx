import { TRAINING_LIMITS } from '@dialogwerk/shared/contract';
import { Button, readTyped, Stack, TextField, useTyped } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { addExamples } from '../../changeExamples.ts';
import { examplesIn } from '../../model/examplesIn.ts';
import type { Place } from '../../model/Place.ts';
import { texts } from '../../texts.ts';

interface QuickEntryProps {
  readonly label: string;
  readonly known: ReadonlySet<string>;
  readonly place: Place;
  readonly target: string;
}

/** A field whose Enter adds what is written, line by line, and waits for the next one. */
export function QuickEntry({ label, known, place, target }: QuickEntryProps) {
  const kept = `example ${place.id} ${place.questionId} ${target}`;
  const [written, setWritten] = useTyped(kept);
  const [remark, setRemark] = useState<{ readonly text: string; readonly isFault: boolean } | null>(null);
  const fail = (text: string): void => setRemark({ text, isFault: true });

  const add = async (): Promise<void> => {
    const { texts: lines, tooLong } = examplesIn(written);
    const [first] = lines;
    if (tooLong > 0) return fail(texts.examples.tooLong(TRAINING_LIMITS.example));
    if (lines.length > TRAINING_LIMITS.atOnce) return fail(texts.examples.tooMany(TRAINING_LIMITS.atOnce));
    if (first === undefined) return;
    const fresh = lines.filter((text) => !known.has(text));
    if (fresh.length === 0) return fail(texts.examples.known(first));
    setWritten('');
    setRemark({ text: texts.examples.added(fresh.length), isFault: false });
    const reason = await addExamples(place, target, fresh);
    if (reason === null) return;
    fail(texts.examples.addFailed(reason));
    // What was not taken stands there again, unless something newer does.
    if (readTyped(kept) === null) setWritten(written);
  };

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1, alignItems: 'flex-start', mb: 1 }}>
      <TextField
        multiline
        maxRows={8}
        size="small"
        fullWidth
        label={texts.examples.enter}
        value={written}
        error={remark?.isFault ?? false}
        helperText={remark?.text ?? texts.examples.enterHint}
        onChange={({ target: field }) => {
          setWritten(field.value);
          setRemark(null);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void add();
        }}
        slotProps={{
          htmlInput: { 'aria-label': `${texts.examples.enter}: ${label}` },
          formHelperText: { 'aria-live': 'polite' },
        }}
      />
      <Button variant="outlined" disabled={written.trim() === ''} onClick={() => void add()}>
        {texts.examples.add}
      </Button>
    </Stack>
  );
}
