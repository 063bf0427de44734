import type { AskedQuestion, CallResponse } from '@dialogwerk/shared/contract';
import { laterPart, Skeleton } from '@dialogwerk/shared/ui';
import { conversationTexts } from '../features/conversations/texts.ts';
import { DropOff } from '../features/drop-off/ui/DropOff.tsx';
import { Feedback } from '../features/feedback/Feedback.tsx';
import { OverviewFigures } from '../features/overview/ui/OverviewFigures.tsx';
import { CalculatedValues } from '../features/variables/CalculatedValues.tsx';
import { useResultFilter } from '../resultFilter/useResultFilter.ts';
import { Section } from '../Section.tsx';
import { QuestionParts } from './QuestionParts.tsx';

/**
 * All come later, because they stand below what is seen first. The place of the list is lower than the shortest one: at the page's end
 * what grows moves nothing, and what shrinks takes all above it along.
 */
const TimesTable = laterPart(
  async () => (await import('../features/times/TimesTable.tsx')).default,
  <Skeleton variant="rounded" height={180} />,
);
const PersonalCount = laterPart(async () => (await import('../personal/PersonalCount.tsx')).default);
const ConversationList = laterPart(
  async () => (await import('../features/conversations/ui/ConversationList.tsx')).default,
  <Skeleton variant="rounded" height={24} />,
);

interface ResultsProps {
  readonly survey_id: string;
  readonly overview: CallResponse<'resultOverview'>;
  readonly questions: readonly AskedQuestion[];
  readonly publicationName: (publication_id: string) => string;
  readonly onRead: (conversation_id: string) => void;
}

/** All results under the filter of the address, from the overview to single conversations. */
export function Results({ survey_id, overview, questions, publicationName, onRead }: ResultsProps) {
  const { filter, text, setFilter } = useResultFilter();
  return (
    <>
      <OverviewFigures overview={overview} filter={filter} setFilter={setFilter} publicationName={publicationName} />
      <DropOff survey_id={survey_id} filter={text} questions={questions} />
      <TimesTable survey_id={survey_id} filter={text} questions={questions} />
      <PersonalCount survey_id={survey_id} filter={text} />
      <QuestionParts survey_id={survey_id} filter={text} questions={questions} />
      <CalculatedValues survey_id={survey_id} filter={text} />
      <Section title={conversationTexts.title} help="gespraeche" isOnScreenOnly>
        <ConversationList key={text} survey_id={survey_id} filter={text} expected={overview.total} onRead={onRead} />
      </Section>
      <Feedback survey_id={survey_id} />
    </>
  );
}
