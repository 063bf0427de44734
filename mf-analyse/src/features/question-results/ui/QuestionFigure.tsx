import type { QuestionSummary } from '@dialogwerk/shared/contract';
import type { Figure } from '../../../answerTypes/AnswerType.ts';
import { sharesOf } from '../model/shares.ts';
import { npsOf, sharesOfSpread } from '../model/spread.ts';
import { GivenAnswers } from './GivenAnswers.tsx';
import { MeanList } from './MeanList.tsx';
import { NpsFigure } from './NpsFigure.tsx';
import { NumberFacts } from './NumberFacts.tsx';
import { ShareFigure } from './ShareFigure.tsx';

interface QuestionFigureProps {
  readonly figure: Figure;
  readonly question: QuestionSummary;
  /** What the question is called. */
  readonly title: string;
}

/** One figure of a question; nothing where the answers have nothing for it. */
export function QuestionFigure({ figure, question, title }: QuestionFigureProps) {
  const { numbers, spread } = question;
  switch (figure.kind) {
    case 'shares': {
      const shares = sharesOf(question);
      return shares && <ShareFigure title={title} shares={shares} multiple={figure.multiple(question)} />;
    }
    case 'columns': {
      const shares = sharesOf(question);
      return shares && <ShareFigure inOrder title={title} shares={shares} />;
    }
    case 'spread':
      return spread && <ShareFigure inOrder title={title} shares={sharesOfSpread(spread)} />;
    case 'nps': {
      const nps = npsOf(question);
      return nps && <NpsFigure nps={nps} />;
    }
    case 'numbers':
      return numbers && <NumberFacts summary={numbers} />;
    case 'answers':
      return <GivenAnswers question={question} written={figure.written} />;
    case 'means': {
      const means = question[figure.of];
      return means && <MeanList means={means} note={figure.note} written={figure.written} />;
    }
  }
}
