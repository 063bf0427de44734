import { Box, Stack, Typography } from '@dialogwerk/shared/ui';
import { FigureChart } from '../../features/question-results/ui/FigureChart.tsx';
import { FigureTableView } from '../../features/question-results/ui/FigureTableView.tsx';
import { figureStyles } from '../../features/question-results/ui/figureStyles.ts';
import type { ReportFigure } from '../model/ReportFigure.ts';

/** What a report shows of a figure, below its title. */
export function FigureView({ figure }: { readonly figure: ReportFigure }) {
  const { title, base, charts, tables, notes, missing } = figure;
  return (
    <Stack sx={{ gap: 2 }}>
      {base !== '' && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {base}
        </Typography>
      )}
      {missing !== null && <Typography color="textSecondary">{missing}</Typography>}
      {charts.length > 0 && (
        // Its notes stand below, with those of the tables.
        <Stack sx={{ ...figureStyles, '& .note': { display: 'none' }, gap: 2.5, breakInside: 'avoid' }}>
          {[...charts.entries()].map(([place, chart]) => (
            <FigureChart key={place} figure={chart} />
          ))}
        </Stack>
      )}
      {[...tables.entries()].map(([place, table]) => (
        <Box key={place}>
          {table.caption !== '' && <Typography sx={{ mb: 1, fontWeight: 600 }}>{table.caption}</Typography>}
          <FigureTableView title={title} table={table} />
        </Box>
      ))}
      {notes.length > 0 && (
        <Stack sx={{ gap: 0.5 }}>
          {notes.map((note) => (
            <Typography key={note} variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {note}
            </Typography>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
