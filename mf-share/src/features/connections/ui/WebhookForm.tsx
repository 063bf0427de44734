import { WEBHOOK_EVENTS, WEBHOOK_LIMITS } from '@dialogwerk/shared/contract';
import type { WebhookSettings } from '@dialogwerk/shared/contract';
import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  FormHelperText,
  Stack,
  Switch,
  TextField,
  Typography,
} from '@dialogwerk/shared/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { isWebAddress } from '../model/isWebAddress.ts';
import { connectionTexts } from '../texts.ts';

const texts = connectionTexts.webhooks;

interface WebhookFormProps {
  /** As it is; absent for a new one. */
  readonly before?: WebhookSettings;
  /** What is on the button. */
  readonly action: string;
  /** Saves it; gives what is wrong with it, or null. */
  readonly onSave: (settings: WebhookSettings) => Promise<string | null>;
  readonly onCancel: () => void;
}

const nothing: WebhookSettings = { url: '', events: ['conversation.finished'], with_answers: false };

/** Where a system listens, what it is told of, and whether answers are sent. */
export function WebhookForm({ before = nothing, action, onSave, onCancel }: WebhookFormProps) {
  const [eventsId, helpId, problemId] = [useId(), useId(), useId()];
  const urlField = useRef<HTMLInputElement>(null);
  // Because the button that opened it is gone.
  useEffect(() => urlField.current?.focus(), []);
  const [settings, setSettings] = useState(before);
  const [wrong, setWrong] = useState<{ readonly url?: string; readonly events?: string; readonly all?: string }>({});
  const [isSaving, setSaving] = useState(false);
  const { url, events, with_answers } = settings;
  const set = (part: Partial<WebhookSettings>): void => {
    setSettings({ ...settings, ...part });
    setWrong({});
  };
  const save = async (): Promise<void> => {
    if (!isWebAddress(url)) return setWrong({ url: texts.badUrl });
    if (events.length === 0) return setWrong({ events: texts.noEvent });
    setSaving(true);
    const refused = await onSave({ ...settings, url: url.trim() });
    setSaving(false);
    if (refused !== null) setWrong({ all: connectionTexts.notDone(refused) });
  };
  return (
    <Stack
      component="form"
      noValidate
      sx={{ gap: 2, p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        inputRef={urlField}
        fullWidth
        size="small"
        type="url"
        label={texts.url}
        value={url}
        error={wrong.url !== undefined}
        helperText={wrong.url ?? texts.urlHint}
        slotProps={{ htmlInput: { maxLength: WEBHOOK_LIMITS.url, autoCapitalize: 'none', spellCheck: false } }}
        onChange={({ target }) => set({ url: target.value })}
      />
      <Box role="group" aria-labelledby={eventsId} aria-describedby={problemId}>
        <Typography id={eventsId} sx={{ fontWeight: 600 }}>
          {texts.whichEvents}
        </Typography>
        <Stack>
          {WEBHOOK_EVENTS.map((event) => (
            <FormControlLabel
              key={event}
              label={texts.events[event]}
              control={
                <Checkbox
                  checked={events.includes(event)}
                  onChange={({ target }) =>
                    set({
                      events: WEBHOOK_EVENTS.filter((one) => (one === event ? target.checked : events.includes(one))),
                    })
                  }
                />
              }
            />
          ))}
        </Stack>
        <FormHelperText id={problemId} error role="alert">
          {wrong.events}
        </FormHelperText>
      </Box>
      <Box>
        <FormControlLabel
          label={texts.withAnswers}
          control={
            <Switch
              checked={with_answers}
              slotProps={{ input: { 'aria-describedby': helpId } }}
              onChange={({ target }) => set({ with_answers: target.checked })}
            />
          }
        />
        <Typography id={helpId} variant="body2" color="textSecondary">
          {with_answers ? texts.answersHelp : texts.idsHelp}
        </Typography>
      </Box>
      {wrong.all !== undefined && (
        <Typography role="alert" color="error">
          {wrong.all}
        </Typography>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" disabled={isSaving}>
          {action}
        </Button>
        <Button color="inherit" onClick={onCancel}>
          {connectionTexts.cancel}
        </Button>
      </Stack>
    </Stack>
  );
}
