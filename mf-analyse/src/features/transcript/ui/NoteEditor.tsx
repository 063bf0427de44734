import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import type { ConversationNote } from '@dialogwerk/shared/contract';
import { Box, Button, Icon, IconButton, Stack, Typography, useDates } from '@dialogwerk/shared/ui';
import { filled } from '@dialogwerk/shared/ui/forms';
import { mdiTrashCanOutline } from '@mdi/js';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { FormField } from '../../../FormField.ts';
import type { Marks } from '../useMarks.ts';
import { transcriptTexts as texts } from '../texts.ts';

interface NoteEditorProps {
  readonly notes: readonly ConversationNote[];
  readonly actions: Pick<Marks, 'addNote' | 'removeNote'>;
}

/** What authors wrote on a conversation, with a field for more. */
export function NoteEditor({ notes, actions: { addNote, removeNote } }: NoteEditorProps) {
  const { control, handleSubmit, formState, resetField } = useForm({ defaultValues: { note: '' } });
  const headingId = useId();
  const { short } = useDates();
  const add = handleSubmit(async ({ note }) => {
    if (await addNote(note.trim())) resetField('note');
  });
  return (
    <Stack component="section" aria-labelledby={headingId} sx={{ gap: 1 }}>
      <Typography id={headingId} variant="h3">
        {texts.notes}
      </Typography>
      {notes.length > 0 && (
        <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1 }}>
          {notes.map((note) => (
            <Stack component="li" direction="row" key={note.note_id} sx={{ gap: 0.5, alignItems: 'flex-start' }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                  {note.text}
                </Typography>
                <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                  {note.author ?? texts.unknownAuthor}, {short(note.created_at)}
                </Typography>
              </Box>
              <IconButton
                size="small"
                aria-label={texts.removeNote(note.text.slice(0, 40))}
                onClick={() => removeNote(note)}
              >
                <Icon path={mdiTrashCanOutline} />
              </IconButton>
            </Stack>
          ))}
        </Stack>
      )}
      <Stack component="form" sx={{ gap: 1, alignItems: 'flex-start' }} onSubmit={(event) => void add(event)}>
        <FormField
          control={control}
          name="note"
          rules={{ validate: filled }}
          size="small"
          multiline
          minRows={2}
          maxRows={8}
          label={texts.newNote}
          hint={texts.noteHelp}
          slotProps={{ htmlInput: { maxLength: TEXT_LIMITS.option } }}
        />
        <Button type="submit" variant="outlined" disabled={!formState.isValid || formState.isSubmitting}>
          {texts.addNote}
        </Button>
      </Stack>
    </Stack>
  );
}
