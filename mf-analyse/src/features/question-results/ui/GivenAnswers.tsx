import type { QuestionSummary } from '@dialogwerk/shared/contract';
import { Typography } from '@dialogwerk/shared/ui';
import { texts as words } from '../../../texts.ts';
import { AnswerList } from './AnswerList.tsx';
import { GivenFile } from '../../../GivenFile.tsx';

interface GivenAnswersProps {
  readonly question: QuestionSummary;
  /** How a text reads. */
  readonly written: (text: string) => string;
}

/** What was written and what was sent, the newest first, and of how many they are. */
export function GivenAnswers({ question, written }: GivenAnswersProps) {
  const { texts, answered } = question;
  const files = question.files ?? [];
  const read = texts?.map(written) ?? [];
  const listed = read.length + files.length;
  return (
    <>
      {read.length > 0 && <AnswerList answers={read}>{(text) => text}</AnswerList>}
      {files.length > 0 && <AnswerList answers={files}>{(file) => <GivenFile file={file} />}</AnswerList>}
      {listed > 0 && listed < answered && (
        <Typography variant="body2" color="textSecondary">
          {words.questions.newest(listed, answered)}
        </Typography>
      )}
    </>
  );
}
