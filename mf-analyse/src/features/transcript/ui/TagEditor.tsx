import { Button, Chip, Stack, Typography } from '@dialogwerk/shared/ui';
import { filled } from '@dialogwerk/shared/ui/forms';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { FormField } from '../../../FormField.ts';
import { transcriptTexts as texts } from '../texts.ts';

/** As many a conversation may have, and as long each may be (contract). */
const MOST = 20;
const LONGEST = 60;

interface TagEditorProps {
  readonly tags: readonly string[];
  /** Words that conversations of the dialog have already. */
  readonly known: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
}

/** The words that authors put to a conversation. */
export function TagEditor({ tags, known, onChange }: TagEditorProps) {
  const { control, handleSubmit, formState, resetField } = useForm({ defaultValues: { tag: '' } });
  const headingId = useId();
  const listId = useId();
  const add = handleSubmit(({ tag }) => {
    const wanted = tag.trim();
    resetField('tag');
    if (!tags.includes(wanted)) onChange([...tags, wanted].toSorted());
  });
  return (
    <Stack component="section" aria-labelledby={headingId} sx={{ gap: 1 }}>
      <Typography id={headingId} variant="h3">
        {texts.tags}
      </Typography>
      {tags.length > 0 && (
        <Stack component="ul" direction="row" sx={{ m: 0, p: 0, listStyle: 'none', flexWrap: 'wrap', gap: 0.75 }}>
          {tags.map((tag) => {
            const remove = (): void => onChange(tags.filter((one) => one !== tag));
            return (
              <li key={tag}>
                <Chip
                  label={tag}
                  size="small"
                  aria-label={texts.removeTag(tag)}
                  // Also the chip itself, because it is the button that is read out.
                  onClick={remove}
                  onDelete={remove}
                  sx={{ maxWidth: 260 }}
                />
              </li>
            );
          })}
        </Stack>
      )}
      {tags.length < MOST && (
        <Stack component="form" direction="row" sx={{ gap: 1 }} onSubmit={(event) => void add(event)}>
          <FormField
            control={control}
            name="tag"
            rules={{ validate: filled }}
            size="small"
            label={texts.newTag}
            slotProps={{ htmlInput: { maxLength: LONGEST, list: listId } }}
          />
          <datalist id={listId}>
            {known
              .filter((tag) => !tags.includes(tag))
              .map((tag) => (
                <option key={tag} value={tag}>
                  {tag}
                </option>
              ))}
          </datalist>
          <Button type="submit" variant="outlined" disabled={!formState.isValid} sx={{ flexShrink: 0 }}>
            {texts.addTag}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
