import type { SurveyData } from '@dialogwerk/shared/contract';
import { laterPart, Skeleton } from '@dialogwerk/shared/ui';
import { Panel } from '../../../Panel.tsx';
import { texts } from '../../../texts.ts';

const Embedding = laterPart(
  async () => (await import('./Embedding.tsx')).default,
  <Skeleton variant="rounded" height={480} />,
);

interface EmbedPanelProps {
  readonly survey: Pick<SurveyData, 'survey_id' | 'survey_name' | 'active' | 'bearbeiten' | 'analyse'>;
  /** The dialog's name in addresses, or its id. */
  readonly address: string;
}

/** The dialog on the author's own website, loaded when it is unfolded. */
export function EmbedPanel({ survey, address }: EmbedPanelProps) {
  return (
    <Panel title={texts.embed.title} help="einbinden">
      <Embedding key={survey.survey_id} survey={survey} address={address} />
    </Panel>
  );
}
