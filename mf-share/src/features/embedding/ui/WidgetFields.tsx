import { WIDGET_KINDS } from '@dialogwerk/shared/contract';
import { MenuItem, Stack, TextField, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import type { WidgetChoice } from '../model/WidgetChoice.ts';
import { embedTexts as texts } from '../texts.ts';
import { Amount } from './Amount.tsx';

interface WidgetFieldsProps {
  readonly choice: WidgetChoice;
  readonly onChange: (choice: WidgetChoice) => void;
}

const openings = ['click', 'time', 'scroll', 'exit'] as const;
const positions = ['right', 'left'] as const;

/** What can be set of the widget. */
export function WidgetFields({ choice, onChange }: WidgetFieldsProps) {
  const headingId = useId();
  const { kind, opening, seconds, percent, position, color, label } = choice;
  const set = (part: Partial<WidgetChoice>): void => onChange({ ...choice, ...part });
  return (
    <Stack component="section" aria-labelledby={headingId} sx={{ gap: 2 }}>
      <Typography id={headingId} variant="h3">
        {texts.settings}
      </Typography>
      <Choose
        label={texts.kind}
        value={kind}
        options={WIDGET_KINDS}
        names={texts.kinds}
        onChoose={(to) => set({ kind: to })}
      />
      {kind !== 'inline' && (
        <>
          <Choose
            label={texts.opening}
            value={opening}
            options={openings}
            names={texts.openings}
            onChoose={(to) => set({ opening: to })}
          />
          {opening === 'time' && (
            <Amount label={texts.seconds} value={seconds} most={600} onChange={(to) => set({ seconds: to })} />
          )}
          {opening === 'scroll' && (
            <Amount label={texts.percent} value={percent} most={100} onChange={(to) => set({ percent: to })} />
          )}
          {opening !== 'click' && (
            <Typography variant="body2" color="textSecondary">
              {texts.once} {opening === 'exit' && texts.exitHint}
            </Typography>
          )}
          <Choose
            label={texts.position}
            value={position}
            options={positions}
            names={texts.positions}
            onChoose={(to) => set({ position: to })}
          />
          <TextField
            size="small"
            type="color"
            label={texts.color}
            value={color}
            onChange={({ target }) => set({ color: target.value })}
          />
        </>
      )}
      <TextField
        size="small"
        label={texts.label}
        placeholder={texts.labelUsual}
        value={label}
        slotProps={{ htmlInput: { maxLength: 60 }, inputLabel: { shrink: true } }}
        onChange={({ target }) => set({ label: target.value })}
      />
    </Stack>
  );
}

interface ChooseProps<Option extends string> {
  readonly label: string;
  readonly value: Option;
  readonly options: readonly Option[];
  readonly names: Readonly<Record<Option, string>>;
  readonly onChoose: (option: Option) => void;
}

function Choose<Option extends string>({ label, value, options, names, onChoose }: ChooseProps<Option>) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => option === target.value);
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {names[option]}
        </MenuItem>
      ))}
    </TextField>
  );
}
