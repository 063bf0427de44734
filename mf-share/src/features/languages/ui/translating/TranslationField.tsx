import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import { directionOf } from '@dialogwerk/shared/dialog/messenger';
import { languageName, TextField } from '@dialogwerk/shared/ui';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { codeFaults } from '../../formats/codes.ts';
import type { TextRow } from '../../model/TextRow.ts';
import { translatingTexts as texts } from '../../texts.ts';

interface TranslationFieldProps {
  readonly row: TextRow;
  readonly language: string;
  readonly onType: (typed: string) => void;
  /** Goes to the text that comes so many after this one. */
  readonly onGo: (by: 1 | -1) => void;
  readonly isWanted: boolean;
}

/** The field that a text is translated in. */
export function TranslationField({ row, language, onType, onGo, isWanted }: TranslationFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isWanted) field.current?.focus();
  }, [isWanted]);
  const { text, place, translation } = row;
  const typed = translation?.text ?? '';
  const hints = typed.trim() === '' ? [] : hintsOf(text, typed);
  return (
    <TextField
      fullWidth
      multiline
      inputRef={field}
      size="small"
      value={typed}
      placeholder={texts.placeholder}
      helperText={hints.length > 0 ? hints.join(' ') : undefined}
      slotProps={{
        htmlInput: {
          'aria-label': texts.field(languageName(language), place),
          lang: language,
          dir: directionOf(language),
          maxLength: TEXT_LIMITS.privacy,
        },
        formHelperText: { sx: { color: 'warning.dark' } },
      }}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={(event) => {
        const by = goesBy(event);
        if (by === null) return;
        event.preventDefault();
        onGo(by);
      }}
    />
  );
}

/** Enter goes on, and so do arrows where the cursor cannot go further. */
function goesBy(event: KeyboardEvent): 1 | -1 | null {
  const { target, key } = event;
  const isPlain =
    !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing;
  if (!isPlain || !(target instanceof HTMLTextAreaElement)) return null;
  const { selectionStart, selectionEnd, value } = target;
  if (key === 'Enter') return 1;
  if (key === 'ArrowDown' && selectionStart === value.length) return 1;
  return key === 'ArrowUp' && selectionEnd === 0 ? -1 : null;
}

function hintsOf(text: string, typed: string): string[] {
  const { lost, invented } = codeFaults(text, typed);
  return [...(lost.length > 0 ? [texts.lost(lost)] : []), ...(invented.length > 0 ? [texts.invented(invented)] : [])];
}
