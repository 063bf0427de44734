import type { AskedQuestion } from '@dialogwerk/shared/contract';
import { Box, Button, FaultAlert, Icon, Skeleton, Stack, Typography } from '@dialogwerk/shared/ui';
import { mdiChartBoxOutline, mdiTable } from '@mdi/js';
import { useState } from 'react';
import { isDrawn } from '../../../answerTypes/Figure.ts';
import type { Figure } from '../../../answerTypes/Figure.ts';
import { plainContext } from '../../../model/questionTitle.ts';
import { stateLine } from '../model/stateLine.ts';
import { questionTexts as texts } from '../texts.ts';
import { useFigures } from '../useFigures.ts';
import type { QuestionStates } from '../model/QuestionStates.ts';
import { FigureOf } from './FigureOf.tsx';
import { KeepMenu } from './KeepMenu.tsx';

interface CardFiguresProps {
  readonly survey_id: string;
  readonly filter: string;
  readonly question: AskedQuestion;
  readonly title: string;
  /** What became of its probe; empty while nobody was asked it. */
  readonly probed: readonly QuestionStates[];
}

/** All figures of one question, as a chart or as a table, and what was answered to its probe. */
export function CardFigures({ survey_id, filter, question, title, probed }: CardFiguresProps) {
  const { state, reload } = useFigures(survey_id, filter, question);
  const [asTable, setAsTable] = useState(false);
  if (state.kind === 'loading')
    return <Skeleton role="progressbar" animation={false} variant="rounded" height={180} aria-label={texts.loading} />;
  if (state.kind === 'failed') return <FaultAlert onRetry={reload}>{texts.cardFailed(state.reason)}</FaultAlert>;
  const figures = state.value;
  const drawn = figures.filter((figure) => isDrawn(figure));
  const { unique_question_id: id, probe } = question;
  const place = { survey_id, filter, question: id };
  const probeTitle = texts.probe(plainContext({ context: probe ?? '' }));
  const probeFigures: readonly Figure[] = [
    { kind: 'texts', part: `${id}#1`, of: 'words' },
    { kind: 'files', part: `${id}#1` },
  ];
  return (
    <Stack sx={{ gap: 2.5 }}>
      {drawn.length > 0 && <KeepMenu title={title} figures={drawn} />}
      {[...figures.entries()].map(([order, figure]) => (
        <FigureOf key={order} figure={figure} place={place} title={title} asTable={asTable} />
      ))}
      {drawn.length > 0 && (
        <Box sx={{ '@media print': { display: 'none' } }}>
          <Button
            size="small"
            aria-label={asTable ? texts.asChartOf(title) : texts.asTableOf(title)}
            startIcon={<Icon path={asTable ? mdiChartBoxOutline : mdiTable} />}
            onClick={() => setAsTable(!asTable)}
            sx={{ ml: -0.5 }}
          >
            {asTable ? texts.asChart : texts.asTable}
          </Button>
        </Box>
      )}
      {probe !== null && probed.length > 0 && (
        <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{probeTitle}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 1.5 }}>
            {stateLine(probed)}
          </Typography>
          <Stack sx={{ gap: 2 }}>
            {probeFigures.map((figure) => (
              <FigureOf key={figure.kind} figure={figure} place={place} title={probeTitle} asTable={false} />
            ))}
          </Stack>
        </Box>
      )}
    </Stack>
  );
}
