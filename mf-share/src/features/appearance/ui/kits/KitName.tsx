import { BRAND_KIT_LIMITS } from '@dialogwerk/shared/contract';
import { Button, Stack, TextField, useTyped } from '@dialogwerk/shared/ui';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { kitTexts as texts } from '../../texts.ts';

interface KitNameProps {
  /** Where what is typed is kept. */
  readonly place: string;
  readonly before: string;
  readonly label: string;
  /** What the button says. */
  readonly save: string;
  /** Gives what is wrong, or null. */
  readonly onSave: (name: string) => Promise<string | null>;
  readonly onClose: () => void;
  /** What is chosen beside the name. */
  readonly children?: ReactNode;
}

/** The name of a kit, new or another one; what was typed outlives a reload. */
export function KitName({ place, before, label, save, onSave, onClose, children }: KitNameProps) {
  const [typed, type] = useTyped(place, before);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const name = typed.trim();
  const keep = async (): Promise<void> => {
    setSaving(true);
    const refused = await onSave(name);
    setSaving(false);
    if (refused !== null) return setProblem(texts.notDone(refused));
    type(before);
    onClose();
  };
  return (
    <Stack
      component="form"
      sx={{ gap: 1.5 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (name !== '' && !isSaving) void keep();
      }}
    >
      <TextField
        inputRef={field}
        fullWidth
        size="small"
        label={label}
        value={typed}
        error={problem !== null}
        helperText={problem}
        slotProps={{ htmlInput: { maxLength: BRAND_KIT_LIMITS.name } }}
        onChange={({ target }) => {
          type(target.value);
          setProblem(null);
        }}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
      {children}
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button type="submit" variant="contained" disabled={name === '' || isSaving}>
          {save}
        </Button>
        <Button color="inherit" onClick={onClose}>
          {texts.cancel}
        </Button>
      </Stack>
    </Stack>
  );
}
