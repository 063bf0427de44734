import type { AskedQuestion } from '@dialogwerk/shared/contract';
import { Box, FaultAlert, Skeleton, Stack, Typography } from '@dialogwerk/shared/ui';
import type { ListFigure } from '../../../answerTypes/Figure.ts';
import { useFigures } from '../../../calls/useFigures.ts';
import { plainContext } from '../../../model/questionTitle.ts';
import { stateLine } from '../model/stateLine.ts';
import { questionTexts as texts } from '../texts.ts';
import { DrawnFigures } from './DrawnFigures.tsx';
import { FileAnswers } from './FileAnswers.tsx';
import type { CardContent } from './QuestionCard.tsx';
import { TextAnswers } from './TextAnswers.tsx';

interface CardFiguresProps extends CardContent<AskedQuestion> {
  readonly survey_id: string;
  readonly filter: string;
  /** All rounds of a loop in one: what was written stands with each round. */
  readonly isTogether: boolean;
}

/** All figures of one question, as a chart or as a table, and what was answered to its probe. */
export function CardFigures({ survey_id, filter, isTogether, question, title, probed }: CardFiguresProps) {
  const { state, reload } = useFigures({ survey_id, filter }, question);
  if (state.kind === 'loading')
    return <Skeleton role="progressbar" animation={false} variant="rounded" height={180} aria-label={texts.loading} />;
  if (state.kind === 'failed') return <FaultAlert onRetry={reload}>{texts.cardFailed(state.reason)}</FaultAlert>;
  const { unique_question_id: id, probe } = question;
  const probeTitle = texts.probe(plainContext({ context: probe ?? '' }));
  return (
    <Stack sx={{ gap: 2.5 }}>
      {isTogether && <Typography color="textSecondary">{texts.together}</Typography>}
      <DrawnFigures title={title} figures={state.value} drawList={(figure) => drawList(figure, title)} />
      {probe !== null && probed.length > 0 && !isTogether && (
        <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{probeTitle}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 1.5 }}>
            {stateLine(probed)}
          </Typography>
          <Stack sx={{ gap: 2 }}>
            {drawList({ kind: 'texts', part: `${id}#1`, of: 'words' }, probeTitle)}
            {drawList({ kind: 'files', part: `${id}#1` }, probeTitle)}
          </Stack>
        </Box>
      )}
    </Stack>
  );

  function drawList(figure: ListFigure, of: string) {
    if (isTogether) return <Typography>{texts.wordsByRound}</Typography>;
    const place = { survey_id, filter, question: id, part: figure.part };
    return figure.kind === 'texts' ? (
      <TextAnswers place={place} of={figure.of} title={of} />
    ) : (
      <FileAnswers place={place} />
    );
  }
}
