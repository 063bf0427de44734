import { TextField } from '@dialogwerk/shared/ui';
import { revisionOfKey, stateKey } from '../model/ComparableState.ts';
import type { ComparableState } from '../model/ComparableState.ts';
import { texts } from '../texts.ts';

interface StateSelectProps {
  readonly label: string;
  readonly states: readonly ComparableState[];
  readonly value: number | null;
  readonly onChange: (revision: number | null) => void;
}

const GROUPS = ['now', 'versions', 'publications', 'history'] as const;

/** One of the two states; of one revision the first of its names stands. */
export function StateSelect({ label, states, value, onChange }: StateSelectProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={stateKey(value)}
      onChange={(event) => onChange(revisionOfKey(event.target.value))}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ flex: '1 1 220px', minWidth: 0, maxWidth: 420 }}
    >
      {GROUPS.map((group) => {
        const own = states.filter((state) => state.group === group);
        return (
          own.length > 0 && (
            <optgroup key={group} label={texts.groups[group]}>
              {own.map((state) => (
                <option key={stateKey(state.revision)} value={stateKey(state.revision)}>
                  {state.label}
                </option>
              ))}
            </optgroup>
          )
        );
      })}
    </TextField>
  );
}
