import { Icon, IconButton, InputAdornment, TextField } from '@dialogwerk/shared/ui';
import { mdiClose, mdiMagnify } from '@mdi/js';
import { useRef } from 'react';
import { useSearch } from '../../../useSearch.ts';
import { libraryTexts as texts } from '../libraryTexts.ts';

interface LibrarySearchProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** A field whose words are looked for in names and alternative texts once typing rests. */
export function LibrarySearch({ search, onSearch }: LibrarySearchProps) {
  const { text, setText } = useSearch(search, onSearch);
  const input = useRef<HTMLInputElement>(null);
  function clear(): void {
    setText('');
    input.current?.focus();
  }
  return (
    <TextField
      type="search"
      size="small"
      fullWidth
      label={texts.search}
      value={text}
      inputRef={input}
      onChange={(event) => setText(event.target.value)}
      sx={{ maxWidth: { sm: 320 }, '& input::-webkit-search-cancel-button': { display: 'none' } }}
      slotProps={{
        htmlInput: { maxLength: 200, enterKeyHint: 'search' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Icon path={mdiMagnify} />
            </InputAdornment>
          ),
          endAdornment: text !== '' && (
            <InputAdornment position="end">
              <IconButton size="small" edge="end" aria-label={texts.clearSearch} onClick={clear}>
                <Icon path={mdiClose} fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
