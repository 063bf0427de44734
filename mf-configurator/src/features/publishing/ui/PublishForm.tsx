import { PUBLICATION_NOTE_LIMIT } from '@dialogwerk/shared/contract';
import { Button, publicationTexts, Stack, TextField, useTyped } from '@dialogwerk/shared/ui';
import { stepTexts } from '../../../publishSteps/texts.ts';
import { texts } from '../texts.ts';

interface PublishFormProps {
  /** Where the note is kept until it is sent. */
  readonly place: string;
  /** Nothing was published before. */
  readonly isFirst: boolean;
  /** Inaktiv yet: the button that is meant first publishes and goes live. */
  readonly goesLive: boolean;
  readonly isUnsaved: boolean;
  readonly isBusy: boolean;
  readonly onPublish: (note: string, thenLive: boolean) => void;
  readonly onGoLive: () => void;
}

/** The button that brings the draft to respondents, with a note for the team. */
export function PublishForm({ place, isFirst, goesLive, isUnsaved, isBusy, onPublish, onGoLive }: PublishFormProps) {
  const [note, setNote] = useTyped(place);
  const isWaiting = isBusy || isUnsaved;
  return (
    <Stack
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isWaiting) return;
        // One call does both for the first time.
        if (isFirst && goesLive) onGoLive();
        else onPublish(note.trim(), goesLive);
      }}
      sx={{ gap: 1.5 }}
    >
      {!isFirst && (
        <TextField
          size="small"
          label={texts.note}
          placeholder={texts.noteHint}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          helperText={isUnsaved ? texts.unsaved : undefined}
          slotProps={{ htmlInput: { maxLength: PUBLICATION_NOTE_LIMIT, autoComplete: 'off' } }}
        />
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" loading={isWaiting}>
          {goesLive ? stepTexts.publishAndLive : publicationTexts.publish}
        </Button>
        {goesLive && (
          <Button disabled={isWaiting} onClick={() => onPublish(note.trim(), false)}>
            {stepTexts.publishAlone}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
