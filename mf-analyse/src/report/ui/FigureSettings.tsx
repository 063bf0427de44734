import { MenuItem, Stack, TextField, Typography } from '@dialogwerk/shared/ui';
import type { FigureEntry } from '../model/figureOfEntry.ts';
import { reportTexts as texts } from '../texts.ts';
import type { FilterChoice } from './useFilterChoices.ts';

interface FigureSettingsProps {
  readonly entry: FigureEntry;
  readonly choices: readonly FilterChoice[];
  readonly onChange: (entry: FigureEntry) => void;
}

const views = ['both', 'chart', 'table'] as const;
/** No filter is written so. */
const REPORT = 'report';

/** Who counts for a figure, and as what it is shown. */
export function FigureSettings({ entry, choices, onChange }: FigureSettingsProps) {
  const { filter, view } = entry;
  const isKnown = filter === null || choices.some((choice) => choice.filter === filter);
  const all = isKnown ? choices : [...choices, { filter, name: texts.ownFilter }];
  return (
    <Stack sx={{ gap: 1, mb: 2 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, mt: 1 }}>
        <TextField
          select
          size="small"
          label={texts.filter}
          value={filter === null ? REPORT : `=${filter}`}
          onChange={({ target }) =>
            onChange({ ...entry, filter: target.value === REPORT ? null : target.value.slice(1) })
          }
          sx={{ minWidth: { sm: 240 } }}
        >
          <MenuItem value={REPORT}>{texts.wholeFilter}</MenuItem>
          {all.map((choice) => (
            <MenuItem key={choice.filter} value={`=${choice.filter}`} sx={{ whiteSpace: 'normal' }}>
              {choice.name}
            </MenuItem>
          ))}
        </TextField>
        {entry.kind === 'question' && (
          <TextField
            select
            size="small"
            label={texts.view}
            value={view}
            onChange={({ target }) => onChange({ ...entry, view: views.find((one) => one === target.value) ?? 'both' })}
            sx={{ minWidth: { sm: 240 } }}
          >
            {views.map((one) => (
              <MenuItem key={one} value={one}>
                {texts.views[one]}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Stack>
      {filter !== null && (
        <Typography variant="body2" color="textSecondary">
          {texts.leftOutHint}
        </Typography>
      )}
    </Stack>
  );
}
