import { FaultAlert, Skeleton, Stack, Typography } from '@dialogwerk/shared/ui';
import { isDrawn } from '../../../answerTypes/Figure.ts';
import { questionTexts as texts } from '../texts.ts';
import { useSharedFigures } from '../useSharedFigures.ts';
import { DrawnFigures } from './DrawnFigures.tsx';
import type { CardContent, CardQuestion } from './QuestionCard.tsx';

interface SharedFiguresProps extends CardContent<CardQuestion> {
  readonly pass: string;
}

/** The figures of one question, without what was written or sent. */
export function SharedFigures({ pass, question, title }: SharedFiguresProps) {
  const { state, reload } = useSharedFigures(pass, question);
  if (state.kind === 'loading')
    return <Skeleton role="progressbar" animation={false} variant="rounded" height={180} aria-label={texts.loading} />;
  if (state.kind === 'failed') return <FaultAlert onRetry={reload}>{texts.cardFailed(state.reason)}</FaultAlert>;
  const { figures, smallBelow } = state.value;
  return (
    <Stack sx={{ gap: 2.5 }}>
      <DrawnFigures title={title} figures={figures} drawList={() => null} />
      {smallBelow !== null && (
        <Typography variant="body2" color="textSecondary">
          {texts.fewHidden(smallBelow)}
        </Typography>
      )}
      {smallBelow === null && figures.every((figure) => !isDrawn(figure)) && (
        <Typography color="textSecondary">{texts.wordsHidden}</Typography>
      )}
    </Stack>
  );
}
