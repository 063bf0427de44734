import { Icon, IconButton, InputAdornment, TextField } from '@dialogwerk/shared/ui';
import { mdiClose, mdiMagnify } from '@mdi/js';
import { useRef } from 'react';
import { texts } from '../../../texts.ts';

interface SearchFieldProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

export function SearchField({ text, onText }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  function clear() {
    onText('');
    input.current?.focus();
  }
  return (
    <TextField
      type="search"
      size="small"
      fullWidth
      value={text}
      inputRef={input}
      placeholder={texts.search.label}
      onChange={(event) => onText(event.target.value)}
      sx={{
        maxWidth: { sm: 320, lg: 420 },
        '& input::-webkit-search-cancel-button': { display: 'none' },
        // The placeholder is the field's only visible label.
        '& input::placeholder': { color: 'text.secondary', opacity: 1 },
      }}
      slotProps={{
        htmlInput: { 'aria-label': texts.search.label, maxLength: 200, enterKeyHint: 'search' },
        input: {
          sx: { bgcolor: 'background.paper' },
          startAdornment: (
            <InputAdornment position="start">
              <Icon path={mdiMagnify} />
            </InputAdornment>
          ),
          endAdornment: text !== '' && (
            <InputAdornment position="end">
              <IconButton size="small" edge="end" aria-label={texts.search.clear} onClick={clear}>
                <Icon path={mdiClose} fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
