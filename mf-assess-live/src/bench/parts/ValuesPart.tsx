import type { TracedVariable } from '@dialogwerk/shared/contract';
import { Alert, Box, Icon, IconButton, TextField, Tooltip, Typography } from '@dialogwerk/shared/ui';
import { mdiClose } from '@mdi/js';
import { useState } from 'react';
import type { BenchView } from '../BenchView.ts';
import { benchTexts as texts } from '../texts.ts';
import { readValue, valueText } from '../valueText.ts';

/** The variables as they stand, each to be set by the author. */
export function ValuesPart({ view: { variables, own, asksSystems, onSet, onReset } }: { readonly view: BenchView }) {
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {variables.length === 0 ? texts.noVariables : texts.variablesHelp}
      </Typography>
      {asksSystems && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {texts.asksSystems}
        </Alert>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {variables.map((variable) => (
          <ValueRow
            key={variable.variable}
            variable={variable}
            isOwn={own.has(variable.variable)}
            onSet={(text) => onSet(variable.variable, readValue(text, variable.kind))}
            onReset={() => onReset(variable.variable)}
          />
        ))}
      </Box>
    </>
  );
}

interface ValueRowProps {
  readonly variable: TracedVariable;
  /** Whether what stands there is the author's and can be taken back. */
  readonly isOwn: boolean;
  readonly onSet: (text: string) => void;
  readonly onReset: () => void;
}

function ValueRow({ variable: { variable: name, value }, isOwn, onSet, onReset }: ValueRowProps) {
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
          <IconButton aria-label={texts.reset(name)} onClick={onReset}>
            <Icon path={mdiClose} fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}
