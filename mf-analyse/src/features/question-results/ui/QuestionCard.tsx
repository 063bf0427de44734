import type { AskedQuestion } from '@dialogwerk/shared/contract';
import { Box, Chip, Paper, Typography } from '@dialogwerk/shared/ui';
import type { ReactNode } from 'react';
import { usePlace } from '../../../contents/places.ts';
import { plainContext, questionTitle } from '../../../model/questionTitle.ts';
import { useInView } from '../../../useInView.ts';
import { usePacked } from '../../../usePacked.ts';
import { stateLine } from '../model/stateLine.ts';
import { questionTexts as texts } from '../texts.ts';
import type { QuestionStates } from '../model/QuestionStates.ts';

/** A question as its card needs it. */
export type CardQuestion = Omit<AskedQuestion, 'parts'>;

/** What stands on the card of a question. */
export interface CardContent<Question extends CardQuestion> {
  readonly question: Question;
  readonly title: string;
  /** What became of its probe; empty while nobody was asked it. */
  readonly probed: readonly QuestionStates[];
}

interface QuestionCardProps<Question extends CardQuestion> {
  readonly question: Question;
  /** What became of it and of its parts. */
  readonly states: readonly QuestionStates[];
  /** Whether it is drawn though nobody has scrolled to it. */
  readonly isWanted: boolean;
  /** Draws its figures, once it comes near the window. */
  readonly renderCard: (content: CardContent<Question>) => ReactNode;
}

/** The results of one question, loaded once it comes near the window. */
export function QuestionCard<Question extends CardQuestion>({
  question,
  states,
  isWanted,
  renderCard,
}: QuestionCardProps<Question>) {
  const { ref, isSeen } = useInView<HTMLElement>(isWanted);
  usePacked(ref);
  const title = questionTitle(question) || texts.unnamed;
  usePlace(ref, title, 2);
  const context = plainContext(question);
  const { unique_question_id: id } = question;
  const own = states.filter(({ part }) => part !== `${id}#1`);
  const probed = states.filter(({ part }) => part === `${id}#1`);
  const isAnswered = own.some(({ answered }) => answered !== 0);
  return (
    <Paper
      ref={ref}
      component="article"
      variant="outlined"
      aria-label={title}
      sx={{
        p: { xs: 2.5, sm: 3 },
        minWidth: 0,
        position: 'relative',
        breakInside: 'avoid',
        scrollMarginTop: 120,
        // What is out of sight is neither laid out nor painted: it would be again with each figure that comes.
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 360px',
        '@media print': { contentVisibility: 'visible' },
      }}
    >
      <Typography variant="h3" lang="de" sx={{ pr: 5, overflowWrap: 'anywhere', hyphens: 'auto' }}>
        {title}
        {question.is_removed && <Chip size="small" label={texts.removed} sx={{ ml: 1 }} />}
      </Typography>
      {context !== title && context !== '' && (
        <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>{context}</Typography>
      )}
      <Typography
        variant="body2"
        color="textSecondary"
        title={own.some(({ withdrawn }) => withdrawn !== null && withdrawn > 0) ? texts.withdrawnLong : undefined}
        sx={{ mt: 0.5, mb: 2.5 }}
      >
        {stateLine(own)}
      </Typography>
      {!isAnswered && <Typography color="textSecondary">{texts.none}</Typography>}
      {isAnswered && !isSeen && <Box sx={{ height: 180 }} />}
      {isAnswered && isSeen && renderCard({ question, title, probed })}
    </Paper>
  );
}
