import type { CallState } from '@dialogwerk/shared/clients';
import { REPORT_LIMITS } from '@dialogwerk/shared/contract';
import type { ReportEntry } from '@dialogwerk/shared/contract';
import { Paper, Stack, TextField, Typography } from '@dialogwerk/shared/ui';
import { isFigureEntry } from '../model/figureOfEntry.ts';
import type { FigureEntry } from '../model/figureOfEntry.ts';
import type { ReportFigure } from '../model/ReportFigure.ts';
import { reportTexts as texts } from '../texts.ts';
import { EntryControls } from './EntryControls.tsx';
import { EntryView } from './EntryView.tsx';
import { FigureSettings } from './FigureSettings.tsx';
import type { FilterChoice } from './useFilterChoices.ts';

interface EntryRowProps {
  readonly entry: ReportEntry;
  readonly place: number;
  readonly count: number;
  /** What the piece is called. */
  readonly name: string;
  readonly choices: readonly FilterChoice[];
  readonly figureOf: (entry: FigureEntry) => CallState<ReportFigure>;
  readonly onRetry: () => void;
  readonly isDragged: boolean;
  readonly onChange: (entry: ReportEntry) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  /** Gets its id, and null once it was let go. */
  readonly onDrag: (entry_id: string | null) => void;
  readonly onDropHere: () => void;
}

const HEADING_LENGTH = 200;

/** One piece of a report as it is put together. */
export function EntryRow(props: EntryRowProps) {
  const { entry, place, count, name, choices, figureOf, onRetry, isDragged, onChange, onMove, onRemove } = props;
  const { onDrag, onDropHere } = props;
  return (
    <Paper
      component="li"
      variant="outlined"
      aria-label={texts.entry(place + 1, name)}
      data-entry={entry.entry_id}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDropHere();
      }}
      sx={{ p: { xs: 1.5, sm: 2 }, minWidth: 0, opacity: isDragged ? 0.5 : 1 }}
    >
      <Stack direction="row" sx={{ gap: 1, mb: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="body2" color="textSecondary">
          {isFigureEntry(entry) && texts.figure[entry.kind]}
        </Typography>
        <EntryControls
          name={name}
          place={place}
          count={count}
          onMove={onMove}
          onRemove={onRemove}
          onDragStart={() => onDrag(entry.entry_id)}
          onDragEnd={() => onDrag(null)}
        />
      </Stack>
      {isFigureEntry(entry) && <FigureSettings entry={entry} choices={choices} onChange={onChange} />}
      {entry.kind === 'heading' && (
        <TextField
          fullWidth
          size="small"
          label={texts.heading}
          value={entry.text}
          slotProps={{ htmlInput: { maxLength: HEADING_LENGTH } }}
          onChange={({ target }) => onChange({ ...entry, text: target.value })}
        />
      )}
      {entry.kind === 'text' && (
        <TextField
          fullWidth
          multiline
          minRows={2}
          label={texts.text}
          value={entry.text}
          slotProps={{ htmlInput: { maxLength: REPORT_LIMITS.text } }}
          onChange={({ target }) => onChange({ ...entry, text: target.value })}
        />
      )}
      {isFigureEntry(entry) && <EntryView entry={entry} figureOf={figureOf} onRetry={onRetry} isBelowHeading={false} />}
    </Paper>
  );
}
