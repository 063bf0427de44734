import { COMMENT_LIMITS } from '@dialogwerk/shared/contract';
import type { Person } from '@dialogwerk/shared/contract';
import { Box, Button, keepTyped, readTyped, TextField, useTyped } from '@dialogwerk/shared/ui';
import { useRef, useState } from 'react';
import { draftPlace } from '../model/draftPlace.ts';
import type { DraftPlace } from '../model/draftPlace.ts';
import { texts } from '../texts.ts';
import { MentionButton } from './MentionButton.tsx';

interface CommentFormProps {
  readonly survey_id: string;
  /** Where it is written: what was begun there stands in the field again. */
  readonly place: DraftPlace;
  /** The name of the field. */
  readonly label: string;
  readonly sendLabel: string;
  /** What stands in it at first. */
  readonly initial?: string;
  readonly people: readonly Person[];
  /** Gives whether it is kept; if not, what was written comes back. */
  readonly onSend: (text: string) => Promise<boolean>;
  /** Where it can be left without sending. */
  readonly onLeave?: () => void;
}

/** Where a comment is written: Ctrl and Enter send it, '@' or the button beside it mention somebody of the team. */
export function CommentForm({
  survey_id,
  place,
  label,
  sendLabel,
  initial = '',
  people,
  onSend,
  onLeave,
}: CommentFormProps) {
  const kept = draftPlace(survey_id, place);
  const [text, setText] = useTyped(kept, initial);
  const [isChoosing, setChoosing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isEmpty = text.trim() === '';

  const send = async (): Promise<void> => {
    if (isEmpty) return;
    setText('');
    keepTyped(kept, null);
    if (await onSend(text.trim())) return;
    // The form may be gone by now: it stands there again as soon as it is opened.
    if (readTyped(kept) === null) setText(text);
  };
  const mention = ({ name }: Person): void => {
    const caret = field.current?.selectionStart ?? text.length;
    const before = text.slice(0, caret).replace(/@$/, '');
    const gap = before === '' || /\s$/.test(before) ? '' : ' ';
    setText(`${before}${gap}@${name} ${text.slice(caret).trimStart()}`);
  };

  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
        if (event.key === 'Escape' && onLeave) {
          event.stopPropagation();
          onLeave();
        }
      }}
      sx={{ display: 'grid', gap: 1 }}
    >
      <TextField
        multiline
        fullWidth
        minRows={2}
        maxRows={10}
        size="small"
        label={label}
        value={text}
        inputRef={field}
        onChange={(event) => {
          // Where a word begins, because it stands in addresses too.
          const typed = event.target.value.slice(0, event.target.selectionStart ?? 0);
          if (event.target.value.length > text.length && /(?:^|\s)@$/.test(typed)) setChoosing(true);
          setText(event.target.value);
        }}
        slotProps={{ htmlInput: { maxLength: COMMENT_LIMITS.text } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button type="submit" size="small" variant="contained" disabled={isEmpty}>
          {sendLabel}
        </Button>
        {onLeave && (
          <Button
            size="small"
            onClick={() => {
              keepTyped(kept, null);
              onLeave();
            }}
          >
            {texts.leave}
          </Button>
        )}
        <MentionButton
          people={people}
          isOpen={isChoosing}
          onOpen={() => setChoosing(true)}
          onChoose={(person) => {
            setChoosing(false);
            if (person) mention(person);
          }}
          onClosed={() => field.current?.focus()}
        />
      </Box>
    </Box>
  );
}
