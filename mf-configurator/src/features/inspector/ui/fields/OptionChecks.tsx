import type { Option } from '@dialogwerk/shared/contract';
import { Box, Checkbox, FormControlLabel, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { useInspector } from '../InspectorContext.ts';

interface OptionChecksProps {
  readonly label: string;
  readonly options: readonly Option[];
  /** Ids; those of options that are gone are left out with the next change. */
  readonly chosen: readonly string[];
  readonly onChange: (ids: string[]) => void;
}

/** Some of a block's options, in their order. */
export function OptionChecks({ label, options, chosen, onChange }: OptionChecksProps) {
  const { readOnly } = useInspector();
  const labelId = useId();
  return (
    <Box role="group" aria-labelledby={labelId}>
      <Typography id={labelId} variant="body2" color="textSecondary">
        {label}
      </Typography>
      {options.map((option) => (
        <FormControlLabel
          key={option.id}
          label={option.text}
          sx={{ display: 'flex', overflowWrap: 'anywhere' }}
          control={
            <Checkbox
              size="small"
              disabled={readOnly}
              checked={chosen.includes(option.id)}
              onChange={({ target }) =>
                onChange(
                  options.flatMap(({ id }) => ((id === option.id ? target.checked : chosen.includes(id)) ? [id] : [])),
                )
              }
            />
          }
        />
      ))}
    </Box>
  );
}
