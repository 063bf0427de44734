import type { SurveyData } from '@dialogwerk/shared/contract';
import { Button } from '@dialogwerk/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { Panel } from '../../../Panel.tsx';
import { texts } from '../../../texts.ts';

const Sources = lazy(() => import('./Sources.tsx'));

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
        <Suspense>
          <Sources key={survey.survey_id} survey={survey} link={link} />
        </Suspense>
      ) : (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {texts.sources.open}
        </Button>
      )}
    </Panel>
  );
}
