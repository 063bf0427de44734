import { TextField } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { texts } from '../texts.ts';

interface SeedFieldProps {
  readonly seed: string;
  /** Never an empty one. */
  readonly onSeed: (seed: string) => void;
}

/** The word that a picture is drawn from. It may stand empty while another one is typed. */
export function SeedField({ seed, onSeed }: SeedFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      size="small"
      label={texts.seed}
      helperText={texts.seedHelp}
      value={typed ?? seed}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value.trim() !== '') onSeed(target.value);
      }}
      onBlur={() => setTyped(null)}
      slotProps={{ htmlInput: { maxLength: 200 } }}
    />
  );
}
