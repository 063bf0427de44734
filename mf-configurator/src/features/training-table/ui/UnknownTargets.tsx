import { Stack, TextField, Typography } from '@dialogwerk/shared/ui';
import type { Chosen, UnknownTarget } from '../model/planOf.ts';
import type { TableBlock } from '../model/TableRow.ts';
import { texts } from '../texts.ts';

interface UnknownTargetsProps {
  readonly unknown: readonly UnknownTarget[];
  readonly blocks: readonly TableBlock[];
  readonly chosen: Chosen;
  readonly onChosen: (chosen: Chosen) => void;
}

/** The targets of a file that the dialog does not have, each with the choice of one that it has. */
export function UnknownTargets({ unknown, blocks, chosen, onChosen }: UnknownTargetsProps) {
  const places = blocks.flatMap(({ block: { unique_question_id }, targets }) =>
    targets.map(({ target }) => ({ value: JSON.stringify([unique_question_id, target]), unique_question_id, target })),
  );
  const choose = (key: string, value: string): void => {
    const place = places.find((one) => one.value === value);
    const others = [...chosen].filter(([other]) => other !== key);
    onChosen(new Map(place ? [...others, [key, place]] : others));
  };
  const valueOf = (key: string): string => {
    const place = chosen.get(key);
    return place ? JSON.stringify([place.unique_question_id, place.target]) : '';
  };
  return (
    <Stack component="section" aria-label={texts.unknown(unknown.length)} sx={{ gap: 1.5 }}>
      <Typography>{texts.unknown(unknown.length)}</Typography>
      {unknown.map(({ key, name, lines }) => (
        <TextField
          key={key}
          select
          size="small"
          fullWidth
          label={name}
          value={valueOf(key)}
          helperText={texts.inLines(lines)}
          onChange={({ target }) => choose(key, target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">{texts.leaveOut}</option>
          {blocks.map(({ block: { unique_question_id, name: block }, targets }) => (
            <optgroup key={unique_question_id} label={block}>
              {targets.map(({ target, label }) => (
                <option key={target} value={JSON.stringify([unique_question_id, target])}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </TextField>
      ))}
    </Stack>
  );
}
