import { CODE_DESCRIPTION_LIMIT, CODE_NAME_LIMIT } from '@dialogwerk/shared/contract';
import { Button, Stack } from '@dialogwerk/shared/ui';
import { filled } from '@dialogwerk/shared/ui/forms';
import { useForm } from 'react-hook-form';
import { FormField } from '../../../FormField.ts';
import { codingTexts as texts } from '../texts.ts';

interface CodeFormProps {
  readonly label: string;
  readonly action: string;
  readonly initial: string;
  /** What it stands for; absent where that is not asked. */
  readonly description?: string;
  /** Gets both without spaces around them; the name's field is emptied when it gives true. */
  readonly onKeep: (name: string, description: string) => Promise<boolean>;
}

/** The name of a code, new or to be changed, and what it stands for. */
export function CodeForm({ label, action, initial, description, onKeep }: CodeFormProps) {
  const { control, handleSubmit, formState, resetField } = useForm({
    defaultValues: { name: initial, words: description ?? '' },
  });
  const submit = handleSubmit(async ({ name, words }) => {
    if (await onKeep(name.trim(), words.trim())) resetField('name', { defaultValue: '' });
  });
  return (
    <Stack component="form" sx={{ gap: 1 }} onSubmit={(event) => void submit(event)}>
      <Stack direction="row" sx={{ gap: 1 }}>
        <FormField
          control={control}
          name="name"
          rules={{ validate: filled }}
          size="small"
          label={label}
          slotProps={{ htmlInput: { maxLength: CODE_NAME_LIMIT } }}
        />
        <Button type="submit" variant="outlined" disabled={!formState.isValid}>
          {action}
        </Button>
      </Stack>
      {description !== undefined && (
        <FormField
          control={control}
          name="words"
          size="small"
          multiline
          maxRows={6}
          label={texts.description}
          slotProps={{ htmlInput: { maxLength: CODE_DESCRIPTION_LIMIT } }}
        />
      )}
    </Stack>
  );
}
