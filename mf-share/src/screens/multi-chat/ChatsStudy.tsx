import { Typography } from '@dialogwerk/shared/ui';
import { AccessPanel } from '../../features/study/ui/AccessPanel.tsx';
import { EndsPanel } from '../../features/study/ui/EndsPanel.tsx';
import { PeriodPanel } from '../../features/study/ui/PeriodPanel.tsx';
import { StudyPart } from '../../features/study/ui/StudyPart.tsx';
import { TestLinkPanel } from '../../features/study/ui/TestLinkPanel.tsx';
import type { ChatsContext } from './ChatsContext.ts';
import { chatsTexts, chatsWords } from './texts.ts';

const parts = { period: PeriodPanel, access: AccessPanel, ends: EndsPanel, test: TestLinkPanel } as const;
const ways = ['finished'] as const;

interface ChatsStudyProps extends Pick<ChatsContext, 'live' | 'link'> {
  readonly part: keyof typeof parts;
}

/** One panel of how a study is run with all chats together, with how it stands now. */
export function ChatsStudy({ part, live, link }: ChatsStudyProps) {
  const { public_id: survey_id, may_publish, published_at } = live;
  const Part = parts[part];
  return (
    <StudyPart part={part} survey_id={survey_id} maySet={may_publish} role={chatsTexts.live.role}>
      {(panel) => (
        <>
          <Part
            {...panel}
            words={chatsWords}
            survey={{ survey_id, all_questions: null }}
            ways={ways}
            isPublished={published_at !== null}
            link={link}
          />
          {part === 'period' && <Typography color="textSecondary">{chatsTexts.quotas}</Typography>}
        </>
      )}
    </StudyPart>
  );
}
