import type { SurveyData } from '@dialogwerk/shared/contract';
import { laterPart, Skeleton, Typography } from '@dialogwerk/shared/ui';
import { Panel } from '../../../Panel.tsx';
import { texts } from '../../../texts.ts';

const Connections = laterPart(
  async () => (await import('./Connections.tsx')).default,
  <Skeleton variant="rounded" height={180} />,
);

/** What a dialog tells other systems, loaded when it is unfolded. */
export function ConnectionsPanel({ survey }: { readonly survey: SurveyData }) {
  // Besitzer and Voller Zugriff are the roles with both rights (domain.md §8).
  const maySee = survey.bearbeiten === 1 && survey.analyse === 1;
  return (
    <Panel title={texts.connections.title} help="verbindungen">
      {maySee ? (
        <Connections key={survey.survey_id} survey_id={survey.survey_id} />
      ) : (
        <Typography color="textSecondary">{texts.connections.role}</Typography>
      )}
    </Panel>
  );
}
