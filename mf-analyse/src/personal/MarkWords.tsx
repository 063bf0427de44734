import type { PersonalKind } from '@dialogwerk/shared/contract';
import { personalKinds } from '@dialogwerk/shared/contract';
import { Button, MenuItem, Stack, Typography } from '@dialogwerk/shared/ui';
import { filled } from '@dialogwerk/shared/ui/forms';
import { useForm } from 'react-hook-form';
import { FormField } from '../FormField.ts';
import { personalTexts as texts } from './texts.ts';

interface MarkWordsProps {
  /** Where the words have to stand. */
  readonly text: string;
  readonly onMark: (words: string, kind: PersonalKind) => void;
}

interface MarkedWords {
  readonly words: string;
  readonly kind: PersonalKind;
}

/** What else of a text is to be marked, and as what. */
export function MarkWords({ text, onMark }: MarkWordsProps) {
  const { control, handleSubmit, formState, resetField } = useForm<MarkedWords>({
    mode: 'onChange',
    defaultValues: { words: '', kind: 'Name' },
  });
  const mark = handleSubmit(({ words, kind }) => {
    onMark(words.trim(), kind);
    resetField('words');
  });
  return (
    <Stack component="form" noValidate sx={{ gap: 1.5 }} onSubmit={(event) => void mark(event)}>
      <Typography variant="h3">{texts.add}</Typography>
      <FormField
        control={control}
        name="words"
        rules={{ validate: (words) => filled(words) && (text.includes(words.trim()) || texts.notInText) }}
        size="small"
        label={texts.words}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <FormField control={control} name="kind" select size="small" label={texts.kind}>
        {personalKinds.map((one) => (
          <MenuItem key={one} value={one}>
            {one}
          </MenuItem>
        ))}
      </FormField>
      <Button type="submit" variant="outlined" disabled={!formState.isValid} sx={{ alignSelf: 'flex-start' }}>
        {texts.markThem}
      </Button>
    </Stack>
  );
}
