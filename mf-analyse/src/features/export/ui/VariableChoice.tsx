import type { CallResponse } from '@dialogwerk/shared/contract';
import { Box, Button, Checkbox, FormControlLabel, Stack, Typography } from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import { exportTexts as texts } from '../texts.ts';

type Variables = CallResponse<'resultVariables'>['variables'];

interface VariableChoiceProps {
  readonly variables: Variables;
  readonly without: readonly string[];
  readonly onChange: (without: string[]) => void;
}

/** Which columns are in the file; folded while all are. */
export function VariableChoice({ variables, without, onChange }: VariableChoiceProps) {
  const [isOpen, setOpen] = useState(without.length > 0);
  const listId = useId();
  const left = new Set(without);
  const chosen = variables.filter(({ name }) => !left.has(name)).length;
  const turn = (name: string): void =>
    onChange(left.has(name) ? without.filter((one) => one !== name) : [...without, name]);
  return (
    <Box>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography sx={{ flex: 1 }}>{texts.variables(chosen, variables.length)}</Typography>
        {isOpen && (
          <>
            <Button size="small" onClick={() => onChange([])}>
              {texts.allVariables}
            </Button>
            <Button size="small" onClick={() => onChange(variables.map(({ name }) => name))}>
              {texts.noVariables}
            </Button>
          </>
        )}
        <Button size="small" aria-expanded={isOpen} aria-controls={listId} onClick={() => setOpen(!isOpen)}>
          {isOpen ? texts.hideVariables : texts.chooseVariables}
        </Button>
      </Stack>
      {isOpen && (
        <Stack
          id={listId}
          sx={{
            maxHeight: 260,
            overflowY: 'auto',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            px: 1.5,
            py: 0.5,
          }}
        >
          {variables.map(({ name, label }) => (
            <FormControlLabel
              key={name}
              control={<Checkbox size="small" checked={!left.has(name)} onChange={() => turn(name)} />}
              label={
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  <strong>{name}</strong> {label}
                </Typography>
              }
            />
          ))}
        </Stack>
      )}
      {chosen === 0 && (
        <Typography role="alert" variant="body2" color="error">
          {texts.noVariable}
        </Typography>
      )}
    </Box>
  );
}
