import { retryWith, showNotice } from '@dialogwerk/shared/state';
import { Button, StatePanel } from '@dialogwerk/shared/ui';
import { mdiMagnifyClose } from '@mdi/js';
import { useState } from 'react';
import { CardGrid } from '../../../CardGrid.tsx';
import { texts } from '../../../texts.ts';
import { SurveyCard } from './SurveyCard.tsx';
import { usePictures } from './usePictures.ts';
import type { FoundSurveys } from './useSurveyList.ts';

interface SurveyListProps {
  readonly found: FoundSurveys;
  /** A newer search is on its way. */
  readonly waiting: boolean;
  /** Asks for the page that follows; gives why it could not be had, or null. */
  readonly onMore: () => Promise<string | null>;
  /** Back to all dialogs. */
  readonly onReset: () => void;
}

/** The dialogs that were found, page by page, or the way out of a search or a choice without hits. */
export function SurveyList({ found: { surveys, total, wanted }, waiting, onMore, onReset }: SurveyListProps) {
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
    const reason = await onMore();
    setLoading(false);
    if (reason === null) return;
    showNotice(
      texts.list.furtherFault(reason),
      retryWith(() => void goOn()),
    );
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
