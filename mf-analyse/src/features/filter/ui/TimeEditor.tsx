import { studyDay } from '@dialogwerk/shared/contract';
import type { ResultFilter } from '@dialogwerk/shared/contract';
import { Button, Stack, TextField, Typography } from '@dialogwerk/shared/ui';
import { shiftedDay } from '@dialogwerk/shared/dates';
import { useState } from 'react';
import { filterTexts as texts } from '../texts.ts';
import { EditorFrame } from './EditorFrame.tsx';

interface TimeEditorProps {
  readonly filter: ResultFilter;
  readonly onApply: (filter: ResultFilter) => void;
  readonly onBack: () => void;
}

const presets = [
  ['today', 0],
  ['week', 6],
  ['month', 29],
] as const;

/** From which day on and up to which one conversations were begun, both included. */
export function TimeEditor({ filter, onApply, onBack }: TimeEditorProps) {
  const [from, setFrom] = useState(filter.from ?? '');
  const [to, setTo] = useState(filter.to ?? '');
  const isBackwards = from !== '' && to !== '' && from > to;
  return (
    <EditorFrame
      isValid={!isBackwards}
      onApply={() => onApply({ ...filter, from: from || null, to: to || null })}
      onBack={onBack}
    >
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {presets.map(([name, days]) => (
          <Button
            key={name}
            size="small"
            variant="outlined"
            onClick={() => {
              setFrom(shiftedDay(studyDay(Date.now()), -days));
              setTo('');
            }}
          >
            {texts.presets[name]}
          </Button>
        ))}
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {texts.clock}
      </Typography>
      <Day label={texts.from} value={from} onChange={setFrom} />
      <Day label={texts.to} value={to} problem={isBackwards ? texts.badRange : undefined} onChange={setTo} />
    </EditorFrame>
  );
}

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly problem?: string | undefined;
  readonly onChange: (value: string) => void;
}

function Day({ label, value, problem, onChange }: DayProps) {
  return (
    <TextField
      type="date"
      fullWidth
      size="small"
      label={label}
      value={value}
      error={problem !== undefined}
      helperText={problem}
      slotProps={{ inputLabel: { shrink: true } }}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
