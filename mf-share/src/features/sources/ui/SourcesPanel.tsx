import type { SurveyData } from '@dialogwerk/shared/contract';
import { Button, laterPart, Skeleton } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { Panel } from '../../../Panel.tsx';
import { texts } from '../../../texts.ts';

const Sources = laterPart(
  async () => (await import('./Sources.tsx')).default,
  <Skeleton variant="rounded" height={180} />,
);

interface SourcesPanelProps {
  readonly survey: SurveyData;
  /** The public link. */
  readonly link: string;
}

/** Where respondents come from, loaded when it is opened. */
export function SourcesPanel({ survey, link }: SourcesPanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title={texts.sources.title} help="herkunft">
      {isOpen ? (
        <Sources key={survey.survey_id} survey={survey} link={link} />
      ) : (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {texts.sources.open}
        </Button>
      )}
    </Panel>
  );
}
