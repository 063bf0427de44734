import type { SurveyData } from '@dialogwerk/shared/contract';
import { laterPart, Skeleton, Typography } from '@dialogwerk/shared/ui';
import { Panel } from '../../../Panel.tsx';
import { texts } from '../../../texts.ts';

const Invitees = laterPart(
  async () => (await import('./Invitees.tsx')).default,
  <Skeleton variant="rounded" height={180} />,
);

/** Links that are one person's own, loaded when they are unfolded. */
export function InviteesPanel({
  survey,
}: {
  readonly survey: Pick<SurveyData, 'survey_id' | 'bearbeiten' | 'analyse'>;
}) {
  // Besitzer and Voller Zugriff are the roles with both rights (domain.md §8).
  const maySee = survey.bearbeiten === 1 && survey.analyse === 1;
  return (
    <Panel title={texts.invitees.title} help="persoenlich">
      {maySee ? (
        <Invitees key={survey.survey_id} survey={survey} />
      ) : (
        <Typography color="textSecondary">{texts.invitees.role}</Typography>
      )}
    </Panel>
  );
}
