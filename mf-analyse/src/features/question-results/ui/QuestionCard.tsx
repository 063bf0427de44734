import type { QuestionSummary } from '@dialogwerk/shared/contract';
import { Paper, Stack, Typography } from '@dialogwerk/shared/ui';
import { answerTypeOf } from '../../../answerTypes/answerTypes.ts';
import { plainContext, questionTitle } from '../../../model/questionTitle.ts';
import { texts } from '../../../texts.ts';
import { QuestionFigure } from './QuestionFigure.tsx';

/** The results of one question: counts, texts, files and numbers, as far as its type has them. */
export function QuestionCard({ question }: { readonly question: QuestionSummary }) {
  const { answered, skipped, changed = 0 } = question;
  const title = questionTitle(question) || texts.questions.unnamed;
  const context = plainContext(question);
  return (
    <Paper component="article" variant="outlined" sx={{ p: { xs: 2.5, sm: 3 }, minWidth: 0 }}>
      <Typography variant="h3" lang="de" sx={{ overflowWrap: 'anywhere', hyphens: 'auto' }}>
        {title}
      </Typography>
      {context !== title && context !== '' && (
        <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>{context}</Typography>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 2.5 }}>
        {texts.questions.answered(answered)}
        {skipped > 0 && ` · ${texts.questions.skipped(skipped)}`}
        {changed > 0 && ` · ${texts.questions.changed(changed)}`}
      </Typography>
      {answered === 0 ? (
        <Typography color="textSecondary">{texts.questions.none}</Typography>
      ) : (
        <Stack sx={{ gap: 2.5 }}>
          {answerTypeOf(question).figures.map((figure) => (
            <QuestionFigure key={figure.kind} figure={figure} question={question} title={title} />
          ))}
        </Stack>
      )}
    </Paper>
  );
}
