import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import type { ConversationNote } from '@dialogwerk/shared/contract';
import { Box, Button, Icon, IconButton, Stack, TextField, Typography, useDates, useTyped } from '@dialogwerk/shared/ui';
import { mdiTrashCanOutline } from '@mdi/js';
import { useId, useState } from 'react';
import type { Marks } from '../useMarks.ts';
import { transcriptTexts as texts } from '../texts.ts';

interface NoteEditorProps {
  /** Where a note is kept until it is sent. */
  readonly place: string;
  readonly notes: readonly ConversationNote[];
  readonly actions: Pick<Marks, 'addNote' | 'removeNote'>;
}

/** What authors wrote on a conversation, with a field for more. */
export function NoteEditor({ place, notes, actions: { addNote, removeNote } }: NoteEditorProps) {
  const [text, setText] = useTyped(place);
  const [isSending, setSending] = useState(false);
  const headingId = useId();
  const { short } = useDates();
  const isReady = text.trim() !== '' && !isSending;
  const add = async (): Promise<void> => {
    if (!isReady) return;
    setSending(true);
    if (await addNote(text.trim())) setText('');
    setSending(false);
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
          fullWidth
          value={text}
          onChange={({ target }) => setText(target.value)}
          size="small"
          multiline
          minRows={2}
          maxRows={8}
          label={texts.newNote}
          helperText={texts.noteHelp}
          slotProps={{ htmlInput: { maxLength: TEXT_LIMITS.option } }}
        />
        <Button type="submit" variant="outlined" disabled={!isReady}>
          {texts.addNote}
        </Button>
      </Stack>
    </Stack>
  );
}
