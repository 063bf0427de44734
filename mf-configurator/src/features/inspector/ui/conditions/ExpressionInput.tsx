import { Box, TextField } from '@dialogwerk/shared/ui';
import { completionsAt, conditionProblem, understoodText } from '@dialogwerk/shared/dialog/conditions';
import type { Completion, Vocabulary } from '@dialogwerk/shared/dialog/conditions';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { conditionTexts } from '../../conditionTexts.ts';
import { CompletionList } from './CompletionList.tsx';

interface ExpressionInputProps {
  readonly label: string;
  readonly value: string;
  readonly help: string;
  /** What keeps it from being stored. */
  readonly problem: string | undefined;
  readonly wanted: 'boolean' | 'date' | 'unknown';
  readonly vocabulary: Vocabulary;
  readonly readOnly: boolean;
  /** What was typed, as the expression that it is understood as. */
  readonly onChange: (expression: string) => void;
}

/** An expression as text: takes what people type, offers what fits at the caret and says what is wrong. */
export function ExpressionInput(props: ExpressionInputProps) {
  const { label, value, help, problem, wanted, vocabulary, readOnly, onChange } = props;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState<{ readonly text: string; readonly as: string } | null>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(-1);
  // What was typed stands only until something else is stored, as by undo.
  const typed = draft?.as === value ? draft.text : null;
  const shown = typed ?? value;
  const { from, options } = caret === null ? { from: 0, options: [] } : completionsAt(shown, caret, vocabulary);
  const isOpen = options.length > 0 && !readOnly;
  const wrong = problem ?? (shown.trim() === '' ? undefined : conditionProblem(value, vocabulary, wanted)?.message);
  const understood =
    typed !== null && typed !== value && wrong === undefined ? conditionTexts.understoodAs(value) : help;

  function write(text: string, at: number): void {
    const as = understoodText(text, vocabulary);
    setDraft({ text, as });
    setCaret(at);
    setActive(-1);
    onChange(as);
  }

  function complete({ text }: Completion): void {
    const behind = shown.slice(caret ?? shown.length);
    const at = from + text.length;
    write(`${shown.slice(0, from)}${text}${behind}`, at);
    setCaret(null);
    // Once the field holds the new text.
    requestAnimationFrame(() => field.current?.setSelectionRange(at, at));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!isOpen) return;
    const chosen = options[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + options.length + (active < 0 && step < 0 ? 1 : 0)) % options.length);
    } else if (event.key === 'Enter' && chosen) {
      complete(chosen);
    } else if (event.key === 'Escape') {
      setCaret(null);
      event.stopPropagation();
    } else {
      return;
    }
    event.preventDefault();
  }

  return (
    <Box sx={{ position: 'relative' }}>
      <TextField
        size="small"
        fullWidth
        multiline
        maxRows={8}
        label={label}
        value={shown}
        inputRef={field}
        error={wrong !== undefined}
        helperText={wrong ?? understood}
        onChange={({ target }) => write(target.value, target.selectionStart ?? target.value.length)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setDraft(null);
          setCaret(null);
        }}
        slotProps={{
          htmlInput: {
            readOnly,
            spellCheck: false,
            autoCapitalize: 'none',
            autoCorrect: 'off',
            'aria-label': label,
            'aria-autocomplete': 'list',
            ...(isOpen ? { 'aria-controls': `${id}-list` } : {}),
            ...(isOpen && active >= 0 ? { 'aria-activedescendant': `${id}-${active}` } : {}),
          },
        }}
      />
      {isOpen && <CompletionList id={id} options={options} active={active} onChoose={complete} />}
    </Box>
  );
}
