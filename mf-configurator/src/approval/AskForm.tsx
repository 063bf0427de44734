import { PUBLICATION_NOTE_LIMIT } from '@dialogwerk/shared/contract';
import type { Person } from '@dialogwerk/shared/contract';
import {
  Alert,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  Stack,
  TextField,
  Typography,
  useTyped,
} from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import type { Asked } from './ApprovalWay.ts';
import { approvalTexts as texts } from './texts.ts';

interface AskFormProps {
  /** Where the note is kept until it is sent. */
  readonly place: string;
  readonly others: readonly Person[];
  /** Inaktiv: it can go live with the approval. */
  readonly mayGoLive: boolean;
  readonly isBusy: boolean;
  /** What is shown is not all saved yet. */
  readonly isUnsaved: boolean;
  readonly onAsk: (what: Asked) => Promise<boolean>;
}

/** Asks a second person to agree to what is published next: with a note, of all or of some. */
export function AskForm({ place, others, mayGoLive, isBusy, isUnsaved, onAsk }: AskFormProps) {
  const [note, setNote] = useTyped(place);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [goesLive, setGoesLive] = useState(true);
  const heading = useId();
  const isWaiting = isBusy || isUnsaved;
  const choose = (id: string, isChosen: boolean): void =>
    setChosen(new Set(isChosen ? [...chosen, id] : [...chosen].filter((other) => other !== id)));
  const ask = async (): Promise<void> => {
    const asked = others.map(({ user_id }) => user_id).filter((id) => chosen.has(id));
    const wish = { note: note.trim(), asked, goes_live: mayGoLive && goesLive, instead_of: null };
    if (await onAsk(wish)) setNote('');
  };
  return (
    <Stack
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWaiting) void ask();
      }}
      sx={{ gap: 1.5 }}
    >
      <Typography variant="body2">{texts.rule}</Typography>
      <TextField
        size="small"
        multiline
        maxRows={6}
        label={texts.note}
        placeholder={texts.noteHint}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: PUBLICATION_NOTE_LIMIT, autoComplete: 'off' } }}
      />
      {others.length === 0 && (
        <Alert severity="warning" role="note">
          {texts.nobody}
        </Alert>
      )}
      {others.length === 1 && <Typography variant="body2">{texts.whomOne(others[0]?.name ?? '')}</Typography>}
      {others.length > 1 && (
        <Box role="group" aria-labelledby={heading}>
          <Typography id={heading} variant="body2" sx={{ fontWeight: 600 }}>
            {texts.whom}
          </Typography>
          <Stack sx={{ maxHeight: 180, overflowY: 'auto' }}>
            {others.map(({ user_id, name }) => (
              <FormControlLabel
                key={user_id}
                label={name}
                sx={{ overflowWrap: 'anywhere' }}
                control={
                  <Checkbox
                    size="small"
                    checked={chosen.has(user_id)}
                    onChange={(_, isChosen) => choose(user_id, isChosen)}
                  />
                }
              />
            ))}
          </Stack>
          <Typography variant="body2" color="textSecondary">
            {texts.whomAll}
          </Typography>
        </Box>
      )}
      {mayGoLive && (
        <FormControlLabel
          label={texts.goesLive}
          control={<Checkbox size="small" checked={goesLive} onChange={(_, isWanted) => setGoesLive(isWanted)} />}
        />
      )}
      <div>
        <Button type="submit" variant="contained" loading={isWaiting}>
          {texts.ask}
        </Button>
      </div>
      {isUnsaved && (
        <Typography role="status" variant="body2" color="textSecondary">
          {texts.unsaved}
        </Typography>
      )}
    </Stack>
  );
}
