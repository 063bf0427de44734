import { Box, Checkbox, FormControlLabel, Stack, Typography } from '@dialogwerk/shared/ui';
import { formatCount } from '@dialogwerk/shared/numbers';
import { toggled } from '../../../resultFilter/toggled.ts';
import type { FilterOption } from '../model/FilterField.ts';

interface OptionChecksProps {
  readonly options: readonly FilterOption[];
  readonly chosen: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** Boxes to check, each with how many conversations it stands for; what was chosen before and is not there any more can be taken out. */
export function OptionChecks({ options, chosen, onChange }: OptionChecksProps) {
  const known = new Set(options.map(({ id }) => id));
  const gone = chosen.filter((id) => !known.has(id)).map((id): FilterOption => ({ id, name: id, count: null }));
  return (
    <Stack>
      {[...options, ...gone].map(({ id, name, help, count }) => (
        <FormControlLabel
          key={id}
          control={
            <Checkbox size="small" checked={chosen.includes(id)} onChange={() => onChange(toggled(chosen, id))} />
          }
          sx={{ mr: 0, alignItems: 'flex-start', '& .MuiFormControlLabel-label': { flex: 1, minWidth: 0, pt: 1 } }}
          label={
            <>
              <Stack direction="row" component="span" sx={{ gap: 2, justifyContent: 'space-between' }}>
                <Box component="span" lang="de" sx={{ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' }}>
                  {name}
                </Box>
                {count !== null && (
                  <Typography component="span" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {formatCount(count)}
                  </Typography>
                )}
              </Stack>
              {help && (
                <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                  {help}
                </Typography>
              )}
            </>
          }
        />
      ))}
    </Stack>
  );
}
