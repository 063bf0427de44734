import type { SurveyData } from '@dialogwerk/shared/contract';
import { laterPart, Skeleton } from '@dialogwerk/shared/ui';
import { Panel } from '../../../Panel.tsx';
import { texts } from '../../../texts.ts';

const Sources = laterPart(
  async () => (await import('./Sources.tsx')).default,
  <Skeleton variant="rounded" height={180} />,
);

interface SourcesPanelProps {
  readonly survey: Pick<SurveyData, 'survey_id' | 'survey_name' | 'bearbeiten' | 'analyse'>;
  /** The public link. */
  readonly link: string;
}

/** Where respondents come from, loaded when it is unfolded. */
export function SourcesPanel({ survey, link }: SourcesPanelProps) {
  return (
    <Panel title={texts.sources.title} help="herkunft">
      <Sources key={survey.survey_id} survey={survey} link={link} />
    </Panel>
  );
}
