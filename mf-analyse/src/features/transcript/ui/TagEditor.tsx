import { Button, Chip, Stack, TextField, Typography } from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
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
  const [typed, setTyped] = useState('');
  const headingId = useId();
  const listId = useId();
  const wanted = typed.trim();
  const add = (): void => {
    if (wanted === '') return;
    setTyped('');
    if (!tags.includes(wanted)) onChange([...tags, wanted].toSorted());
  };
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
        <Stack
          component="form"
          direction="row"
          sx={{ gap: 1 }}
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <TextField
            size="small"
            fullWidth
            label={texts.newTag}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
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
          <Button type="submit" variant="outlined" disabled={wanted === ''} sx={{ flexShrink: 0 }}>
            {texts.addTag}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
