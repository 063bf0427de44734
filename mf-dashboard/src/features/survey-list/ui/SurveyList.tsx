import { Button, StatePanel } from '@dialogwerk/shared/ui';
import { mdiMagnifyClose } from '@mdi/js';
import { useState } from 'react';
import { CardGrid } from '../../../CardGrid.tsx';
import { loadFurther } from '../../../listed/effects/loadFurther.ts';
import type { FoundSurveys } from '../../../listed/state/surveyList.ts';
import { texts } from '../../../texts.ts';
import { SurveyCard } from './SurveyCard.tsx';
import { usePictures } from './usePictures.ts';

interface SurveyListProps {
  readonly found: FoundSurveys;
  /** A newer search is on its way. */
  readonly waiting: boolean;
  /** Back to all dialogs. */
  readonly onReset: () => void;
}

/** The dialogs that were found, page by page, or the way out of a search or a choice without hits. */
export function SurveyList({ found: { surveys, total, wanted }, waiting, onReset }: SurveyListProps) {
  const [isLoading, setLoading] = useState(false);
  usePictures(surveys);
  if (surveys.length === 0) {
    return (
      <StatePanel
        icon={mdiMagnifyClose}
        title={texts.list.noHits}
        actions={
          <Button variant="outlined" onClick={onReset}>
            {texts.list.reset}
          </Button>
        }
      >
        {wanted.search === '' ? texts.list.noneHere : texts.list.noHitsText(wanted.search)}
      </StatePanel>
    );
  }
  async function goOn(): Promise<void> {
    setLoading(true);
    await loadFurther();
    setLoading(false);
  }
  const hidden = total - surveys.length;
  return (
    <>
      <CardGrid label={texts.list.name} waiting={waiting}>
        {surveys.map((survey) => (
          <SurveyCard key={survey.survey_id} survey={survey} />
        ))}
      </CardGrid>
      {hidden > 0 && (
        <Button
          variant="outlined"
          loading={isLoading}
          onClick={() => void goOn()}
          sx={{ display: 'block', mx: 'auto', mt: 3, width: { xs: 1, sm: 'auto' } }}
        >
          {texts.list.more(hidden)}
        </Button>
      )}
    </>
  );
}
