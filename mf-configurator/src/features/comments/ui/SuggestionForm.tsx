import { COMMENT_LIMITS, TEXT_LIMITS } from '@dialogwerk/shared/contract';
import type { Block, Suggestion } from '@dialogwerk/shared/contract';
import { Box, Button, keepTyped, TextField, useTyped } from '@dialogwerk/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { draftPlace } from '../model/draftPlace.ts';
import { suggestibleTexts } from '../model/suggestions.ts';
import type { SuggestibleText } from '../model/suggestions.ts';
import { texts } from '../texts.ts';

interface SuggestionFormProps {
  readonly survey_id: string;
  readonly block: Block;
  /** What the form is called. */
  readonly label: string;
  /** Gives whether it is kept; if not, what was written stands there again. `why` may be empty. */
  readonly onSend: (suggestion: Suggestion, why: string) => Promise<boolean>;
  readonly onLeave: () => void;
}

/** Another wording of one of a block's texts is written here; the dialog stays as it is. Escape leaves it, and what was written stays. */
export function SuggestionForm({ survey_id, block, label, onSend, onLeave }: SuggestionFormProps) {
  const all = suggestibleTexts(block);
  const [part, setPart] = useState(all[0]?.part);
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => first.current?.focus(), []);
  const chosen = all.find((one) => one.part === part) ?? all[0];
  if (!chosen) return null;
  return (
    <Box
      component="form"
      aria-label={label}
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onLeave();
      }}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <TextField
        select
        size="small"
        fullWidth
        label={texts.suggestedField}
        inputRef={first}
        value={chosen.part}
        onChange={({ target }) => setPart(target.value)}
        slotProps={{ select: { native: true } }}
      >
        {all.map((one) => (
          <option key={one.part} value={one.part}>
            {one.label}
          </option>
        ))}
      </TextField>
      <Wording
        // What somebody else has written meanwhile is what another wording is for; what was typed here stays.
        key={`${chosen.part} ${chosen.text}`}
        survey_id={survey_id}
        of={`${block.unique_question_id} ${chosen.part}`}
        chosen={chosen}
        onSend={onSend}
        onLeave={onLeave}
      />
    </Box>
  );
}

interface WordingProps extends Pick<SuggestionFormProps, 'survey_id' | 'onSend' | 'onLeave'> {
  /** Which text of which block. */
  readonly of: string;
  readonly chosen: SuggestibleText;
}

function Wording({ survey_id, of, chosen: { part, text: before }, onSend, onLeave }: WordingProps) {
  const places = { after: draftPlace(survey_id, `suggest ${of}`), why: draftPlace(survey_id, `why ${of}`) };
  const [after, setAfter] = useTyped(places.after, before);
  const [why, setWhy] = useTyped(places.why);
  const forget = (): void => {
    for (const place of Object.values(places)) keepTyped(place, null);
  };
  const send = async (): Promise<void> => {
    forget();
    onLeave();
    if (await onSend({ part, before, after }, why.trim())) return;
    // The form is gone by now: it stands there again as soon as it is opened.
    keepTyped(places.after, after);
    if (why !== '') keepTyped(places.why, why);
  };
  return (
    <>
      <TextField
        multiline
        fullWidth
        minRows={2}
        maxRows={12}
        size="small"
        label={texts.suggestedText}
        value={after}
        onChange={({ target }) => setAfter(target.value)}
        slotProps={{ htmlInput: { maxLength: TEXT_LIMITS.message } }}
      />
      <TextField
        multiline
        fullWidth
        maxRows={6}
        size="small"
        label={texts.why}
        value={why}
        onChange={({ target }) => setWhy(target.value)}
        slotProps={{ htmlInput: { maxLength: COMMENT_LIMITS.text } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="contained" disabled={after === before} onClick={() => void send()}>
          {texts.sendSuggestion}
        </Button>
        <Button
          size="small"
          onClick={() => {
            forget();
            onLeave();
          }}
        >
          {texts.leave}
        </Button>
      </Box>
    </>
  );
}
