import type { SurveyData } from '@dialogwerk/shared/contract';
import { laterPart, Skeleton, Typography } from '@dialogwerk/shared/ui';
import { Panel } from '../../../Panel.tsx';
import { texts } from '../../../texts.ts';

const ConsentLog = laterPart(
  async () => (await import('./ConsentLog.tsx')).ConsentLog,
  <Skeleton variant="rounded" height={240} />,
);

/** What respondents agreed to, loaded when it is unfolded: beside the privacy statement, which it proves. */
export function ConsentsPanel({ survey }: { readonly survey: SurveyData }) {
  // Besitzer and Voller Zugriff are the roles with both rights (domain.md §8).
  const maySee = survey.bearbeiten === 1 && survey.analyse === 1;
  return (
    <Panel title={texts.consents.title} help="einwilligungen">
      {!maySee && <Typography color="textSecondary">{texts.consents.role}</Typography>}
      {maySee && <ConsentLog key={survey.survey_id} survey={survey} />}
    </Panel>
  );
}
