import type { SurveyData } from '@dialogwerk/shared/contract';
import { FaultAlert, Skeleton, Stack, Typography } from '@dialogwerk/shared/ui';
import { Panel } from '../../../Panel.tsx';
import { studyTexts as texts } from '../texts.ts';
import { useStudy } from '../useStudy.ts';
import { AccessPanel } from './AccessPanel.tsx';
import { EndsPanel } from './EndsPanel.tsx';
import { PeriodPanel } from './PeriodPanel.tsx';
import { QuotasPanel } from './QuotasPanel.tsx';
import { TestLinkPanel } from './TestLinkPanel.tsx';

/** Each panel with its passage of the help. */
const parts = {
  period: { Part: PeriodPanel, help: 'zeitraum' },
  access: { Part: AccessPanel, help: 'zugang' },
  quotas: { Part: QuotasPanel, help: 'quoten' },
  ends: { Part: EndsPanel, help: 'am-ende' },
  test: { Part: TestLinkPanel, help: 'testlink' },
} as const;

export interface StudyProps {
  readonly part: keyof typeof parts;
  readonly survey: SurveyData;
  /** The link for respondents. */
  readonly link: string;
}

/** One panel of how a study is run, with how it stands now. */
export default function Study({ part, survey, link }: StudyProps) {
  const settings = useStudy(survey.survey_id);
  const { state, reload } = settings;
  const { Part, help } = parts[part];
  // Besitzer and Voller Zugriff are the roles with both rights (domain.md §8).
  const maySet = survey.bearbeiten === 1 && survey.analyse === 1;
  if (state.kind !== 'loaded')
    return (
      <Panel title={texts[part].title} help={help}>
        {state.kind === 'failed' ? (
          <FaultAlert onRetry={reload}>{texts.failed(state.reason)}</FaultAlert>
        ) : (
          <Skeleton role="progressbar" variant="rounded" height={120} aria-label={texts.loading} />
        )}
      </Panel>
    );
  return (
    <Stack sx={{ gap: 1 }}>
      <Part
        key={survey.survey_id}
        study={state.value}
        settings={settings}
        maySet={maySet}
        survey={survey}
        isPublished={survey.publication !== null}
        link={link}
      />
      {!maySet && <Typography color="textSecondary">{texts.role}</Typography>}
    </Stack>
  );
}
