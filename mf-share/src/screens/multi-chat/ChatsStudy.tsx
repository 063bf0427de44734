import { FaultAlert, Skeleton, Typography } from '@dialogwerk/shared/ui';
import { studyTexts } from '../../features/study/texts.ts';
import { AccessPanel } from '../../features/study/ui/AccessPanel.tsx';
import { EndsPanel } from '../../features/study/ui/EndsPanel.tsx';
import { PeriodPanel } from '../../features/study/ui/PeriodPanel.tsx';
import { TestLinkPanel } from '../../features/study/ui/TestLinkPanel.tsx';
import { useStudy } from '../../features/study/useStudy.ts';
import { PanelPlace } from '../share/PanelPlace.tsx';
import { chatsTexts, chatsWords } from './texts.ts';

interface ChatsStudyProps {
  /** The multi-chat's public id. */
  readonly survey_id: string;
  readonly maySet: boolean;
  readonly isPublished: boolean;
  /** The link for respondents. */
  readonly link: string;
}

const ways = ['finished'] as const;

/** The panels of how a study is run with all chats together, each with how it stands now. */
export function ChatsStudy({ survey_id, maySet, isPublished, link }: ChatsStudyProps) {
  const settings = useStudy(survey_id);
  const { state, reload } = settings;
  if (state.kind === 'failed') return <FaultAlert onRetry={reload}>{studyTexts.failed(state.reason)}</FaultAlert>;
  if (state.kind === 'loading')
    return <Skeleton role="progressbar" variant="rounded" height={180} aria-label={studyTexts.loading} />;
  const panel = { study: state.value, settings, maySet, words: chatsWords };
  return (
    <>
      {!maySet && <Typography color="textSecondary">{chatsTexts.live.role}</Typography>}
      <PanelPlace id="zeitraum">
        <PeriodPanel {...panel} />
      </PanelPlace>
      <PanelPlace id="zugang">
        <AccessPanel {...panel} />
      </PanelPlace>
      <EndsPanel {...panel} survey={{ survey_id, all_questions: null }} ways={ways} />
      <TestLinkPanel {...panel} isPublished={isPublished} link={link} />
      <Typography color="textSecondary">{chatsTexts.quotas}</Typography>
    </>
  );
}
