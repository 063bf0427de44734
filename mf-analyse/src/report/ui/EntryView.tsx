import type { CallState } from '@dialogwerk/shared/clients';
import type { ReportEntry } from '@dialogwerk/shared/contract';
import { Box, FaultAlert, Skeleton, Typography } from '@dialogwerk/shared/ui';
import { isFigureEntry } from '../model/figureOfEntry.ts';
import type { FigureEntry } from '../model/figureOfEntry.ts';
import type { ReportFigure } from '../model/ReportFigure.ts';
import { reportTexts as texts } from '../texts.ts';
import { FigureView } from './FigureView.tsx';

interface EntryViewProps {
  readonly entry: ReportEntry;
  readonly figureOf: (entry: FigureEntry) => CallState<ReportFigure>;
  readonly onRetry: () => void;
  /** Whether a heading of the report stands above it. */
  readonly isBelowHeading: boolean;
}

/** Where the contents lead to. */
export const placeOf = (entry_id: string): string => `teil-${entry_id}`;

const jumpedTo = { scrollMarginTop: 120, '&:focus': { outline: 'none' } } as const;
const words = { overflowWrap: 'anywhere', hyphens: 'auto' } as const;

/** One piece of a report as it is read. */
export function EntryView({ entry, figureOf, onRetry, isBelowHeading }: EntryViewProps) {
  const id = placeOf(entry.entry_id);
  if (entry.kind === 'heading') {
    return entry.text.trim() === '' ? null : (
      <Typography id={id} variant="h2" lang="de" sx={{ ...jumpedTo, ...words, mt: 2, breakAfter: 'avoid' }}>
        {entry.text}
      </Typography>
    );
  }
  if (entry.kind === 'text') {
    return (
      <Typography lang="de" sx={{ ...words, whiteSpace: 'pre-wrap', maxWidth: 720 }}>
        {entry.text}
      </Typography>
    );
  }
  return isFigureEntry(entry) ? drawFigure(figureOf(entry)) : null;

  function drawFigure(state: CallState<ReportFigure>) {
    if (state.kind === 'loading')
      return <Skeleton role="progressbar" variant="rounded" height={180} aria-label={texts.figureLoading} />;
    if (state.kind === 'failed') return <FaultAlert onRetry={onRetry}>{texts.figureFailed(state.reason)}</FaultAlert>;
    const figure = state.value;
    return (
      <Box
        component="article"
        id={id}
        aria-label={figure.title}
        sx={{ ...jumpedTo, minWidth: 0, breakInside: 'avoid' }}
      >
        <Typography
          variant="h3"
          component={isBelowHeading ? 'h3' : 'h2'}
          lang="de"
          sx={{ ...words, mb: 1, breakAfter: 'avoid' }}
        >
          {figure.title}
        </Typography>
        <FigureView figure={figure} />
      </Box>
    );
  }
}
