import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { CopyButton } from './CopyButton.tsx';

export interface CopyFieldProps {
  readonly label: string;
  readonly text: string;
  /** A text for another program, of several lines. */
  readonly multiline?: boolean;
  /** The one thing on the page that most people come for. */
  readonly main?: boolean;
}

/** A text to take along: selected when entered, with a button that copies it. */
export function CopyField({ label, text, multiline = false, main = false }: CopyFieldProps) {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1.5, alignItems: { xs: 'stretch', sm: 'center' }, position: 'relative' }}
    >
      <TextField
        fullWidth
        size="small"
        label={label}
        value={text}
        multiline={multiline}
        onFocus={({ target }) => target.select()}
        slotProps={{
          htmlInput: {
            readOnly: true,
            spellCheck: false,
            ...(multiline ? { style: { fontFamily: 'monospace' } } : {}),
          },
        }}
      />
      <CopyButton text={text} what={label} variant={main ? 'contained' : 'outlined'} />
    </Stack>
  );
}
