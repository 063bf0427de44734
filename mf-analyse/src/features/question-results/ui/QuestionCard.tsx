import type { QuestionSummary } from '@dialogwerk/shared/contract';
import { Paper, Stack, Typography } from '@dialogwerk/shared/ui';
import { dayText } from '../../../model/dayText.ts';
import { plainContext, questionTitle } from '../../../model/questionTitle.ts';
import { texts } from '../../../texts.ts';
import { areSeveralChosen, sharesOf } from '../model/shares.ts';
import { npsOf, sharesOfSpread } from '../model/spread.ts';
import { NpsFigure } from './NpsFigure.tsx';
import { NumberFacts } from './NumberFacts.tsx';
import { RankList } from './RankList.tsx';
import { ShareFigure } from './ShareFigure.tsx';
import { TextList } from './TextList.tsx';

/** The results of one question: counts, texts and numbers, as far as its type has them. */
export function QuestionCard({ question }: { readonly question: QuestionSummary }) {
  const { answered, skipped, changed = 0, numbers, ranks, spread, type } = question;
  const written = type === 'date' ? (question.texts?.map(dayText) ?? null) : question.texts;
  const title = questionTitle(question) || texts.questions.unnamed;
  const context = plainContext(question);
  const shares = sharesOf(question);
  const nps = npsOf(question);
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
          {shares && <ShareFigure title={title} shares={shares} multiple={areSeveralChosen(question)} />}
          {nps && <NpsFigure nps={nps} />}
          {spread && <ShareFigure inOrder title={title} shares={sharesOfSpread(spread)} />}
          {written && (
            <div>
              <TextList texts={written} answered={answered} areFiles={type === 'upload' || type === 'voice'} />
            </div>
          )}
          {ranks && <RankList ranks={ranks} />}
          {numbers && <NumberFacts summary={numbers} />}
        </Stack>
      )}
    </Paper>
  );
}
