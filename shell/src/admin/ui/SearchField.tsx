import { mdiMagnify } from '@mdi/js';
import { Icon, InputAdornment, TextField } from '@dialogwerk/shared/ui';
import { texts } from '../texts.ts';

interface SearchFieldProps {
  readonly text: string;
  readonly hint: string;
  readonly onText: (text: string) => void;
}

export function SearchField({ text, hint, onText }: SearchFieldProps) {
  return (
    <TextField
      type="search"
      size="small"
      value={text}
      placeholder={hint}
      onChange={({ target }) => onText(target.value)}
      sx={{ width: '100%', maxWidth: 420, '& input::placeholder': { color: 'text.secondary', opacity: 1 } }}
      slotProps={{
        htmlInput: { 'aria-label': `${texts.search}: ${hint}`, maxLength: 200 },
        input: {
          sx: { bgcolor: 'background.paper' },
          startAdornment: (
            <InputAdornment position="start">
              <Icon path={mdiMagnify} />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
