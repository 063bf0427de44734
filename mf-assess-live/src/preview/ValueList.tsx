import type { VariableValue } from '@dialogwerk/shared/contract';
import { Alert, Box, Icon, IconButton, TextField, Tooltip, Typography } from '@dialogwerk/shared/ui';
import { mdiClose } from '@mdi/js';
import { useState } from 'react';
import type { Shown } from './createRehearsal.ts';
import { texts } from './texts.ts';
import { readValue, valueText } from './valueText.ts';

interface ValueListProps {
  readonly shown: Shown;
  /** undefined: as the conversation has it. */
  readonly onSet: (variable: string, value: VariableValue | undefined) => void;
}

/** The variables as they stand, each to be set for the preview. */
export function ValueList({ shown, onSet }: ValueListProps) {
  const [isOpen, setOpen] = useState(false);
  const { state, asksSystems } = shown.stage;
  const kinds = shown.variables;
  const known = [...new Set([...Object.keys(shown.values), ...Object.keys(state.variables)])];
  const others = isOpen ? [...kinds.keys()].filter((name) => !known.includes(name)) : [];
  return (
    <Box
      component="details"
      onToggle={(event) => setOpen(event.currentTarget.open)}
      sx={{ flex: 'none', maxHeight: '45%', overflowY: 'auto', borderTop: 1, borderColor: 'divider', px: 2 }}
    >
      <Box component="summary" sx={{ py: 1.25, cursor: 'pointer', fontWeight: 600 }}>
        {texts.variables(known.length)}
      </Box>
      {isOpen && (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
            {known.length + others.length === 0 ? texts.noVariables : texts.variablesHelp}
          </Typography>
          {asksSystems && (
            <Alert severity="info" sx={{ mb: 1.5 }}>
              {texts.asksSystems}
            </Alert>
          )}
          <Box component="ul" sx={{ m: 0, p: 0, pb: 1.5, listStyle: 'none', display: 'grid', gap: 1 }}>
            {[...known, ...others].map((name) => (
              <ValueRow
                key={name}
                name={name}
                value={state.variables[name]}
                isOwn={Object.hasOwn(shown.values, name)}
                onSet={(text) => onSet(name, text === null ? undefined : readValue(text, kinds.get(name) ?? 'unknown'))}
              />
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}

interface ValueRowProps {
  readonly name: string;
  readonly value: VariableValue | undefined;
  /** Whether the author has set it. */
  readonly isOwn: boolean;
  /** null: as the conversation has it. */
  readonly onSet: (text: string | null) => void;
}

function ValueRow({ name, value, isOwn, onSet }: ValueRowProps) {
  const [typed, setTyped] = useState<string | null>(null);
  function take(): void {
    if (typed !== null && typed !== valueText(value)) onSet(typed);
    setTyped(null);
  }
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <TextField
        fullWidth
        size="small"
        label={name}
        value={typed ?? valueText(value)}
        placeholder={texts.noValue}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
        }}
        helperText={isOwn ? texts.own : undefined}
        slotProps={{ htmlInput: { 'aria-label': texts.value(name), spellCheck: false } }}
      />
      {isOwn && (
        <Tooltip title={texts.reset(name)}>
          <IconButton aria-label={texts.reset(name)} onClick={() => onSet(null)}>
            <Icon path={mdiClose} fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}
