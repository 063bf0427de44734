import type { SurveyData } from '@dialogwerk/shared/contract';
import { laterPart, Skeleton } from '@dialogwerk/shared/ui';
import { Panel } from '../../../Panel.tsx';
import { texts } from '../../../texts.ts';

const ShareCardForm = laterPart(
  async () => (await import('./ShareCardForm.tsx')).default,
  <Skeleton variant="rounded" height={320} />,
);

interface ShareCardPanelProps {
  readonly survey: Pick<SurveyData, 'survey_id' | 'bearbeiten' | 'analyse'>;
  /** The dialog that its picture is a file of; absent: the dialog itself. */
  readonly picturesOf?: string;
  /** The link for respondents. */
  readonly link: string;
}

/** What others see of the link before they open it, loaded when it is unfolded. */
export function ShareCardPanel({ survey, picturesOf = survey.survey_id, link }: ShareCardPanelProps) {
  return (
    <Panel title={texts.card.title} help="vorschau">
      <ShareCardForm key={survey.survey_id} survey={survey} picturesOf={picturesOf} host={new URL(link).host} />
    </Panel>
  );
}
