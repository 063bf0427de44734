import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import type { ConversationNote } from '@dialogwerk/shared/contract';
import { Box, Button, Icon, IconButton, Stack, TextField, Typography, useDates } from '@dialogwerk/shared/ui';
import { mdiTrashCanOutline } from '@mdi/js';
import { useId, useState } from 'react';
import type { Marks } from '../useMarks.ts';
import { transcriptTexts as texts } from '../texts.ts';

interface NoteEditorProps {
  readonly notes: readonly ConversationNote[];
  readonly actions: Pick<Marks, 'addNote' | 'removeNote'>;
}

/** What authors wrote on a conversation, with a field for more. */
export function NoteEditor({ notes, actions: { addNote, removeNote } }: NoteEditorProps) {
  const [typed, setTyped] = useState('');
  const [isSending, setIsSending] = useState(false);
  const headingId = useId();
  const { short } = useDates();
  const wanted = typed.trim();
  const add = async (): Promise<void> => {
    setIsSending(true);
    if (await addNote(wanted)) setTyped('');
    setIsSending(false);
  };
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
      <Stack
        component="form"
        sx={{ gap: 1, alignItems: 'flex-start' }}
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <TextField
          size="small"
          fullWidth
          multiline
          minRows={2}
          maxRows={8}
          label={texts.newNote}
          helperText={texts.noteHelp}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { maxLength: TEXT_LIMITS.option } }}
        />
        <Button type="submit" variant="outlined" disabled={wanted === '' || isSending}>
          {texts.addNote}
        </Button>
      </Stack>
    </Stack>
  );
}
