import { Button, DialogActions, DialogContent, Stack } from '@dialogwerk/shared/ui';
import type { ReactNode } from 'react';
import { filterTexts as texts } from '../texts.ts';

interface EditorFrameProps {
  readonly children: ReactNode;
  /** Whether what is chosen makes a condition. */
  readonly isValid: boolean;
  readonly onApply: () => void;
  readonly onBack: () => void;
}

/** Where a condition is put together; Enter applies it. */
export function EditorFrame({ children, isValid, onApply, onBack }: EditorFrameProps) {
  return (
    <Stack
      component="form"
      noValidate
      sx={{ minHeight: 0, flex: 1 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid) onApply();
      }}
    >
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>{children}</Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onBack}>{texts.back}</Button>
        <Button type="submit" variant="contained" disabled={!isValid}>
          {texts.apply}
        </Button>
      </DialogActions>
    </Stack>
  );
}
