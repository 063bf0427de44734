import type { SurveyListItem } from '@dialogwerk/shared/contract';
import { Button, StatePanel } from '@dialogwerk/shared/ui';
import { mdiMagnifyClose } from '@mdi/js';
import { useState } from 'react';
import { texts } from '../../../texts.ts';
import { CardGrid } from '../../../CardGrid.tsx';
import { SurveyCard } from './SurveyCard.tsx';

interface SurveyListProps {
  readonly surveys: readonly SurveyListItem[];
  /** Said when there is none. */
  readonly nothing: string;
  /** A newer search is on its way. */
  readonly waiting: boolean;
  /** Back to all dialogs. */
  readonly onReset: () => void;
}

/** How many cards are drawn before more are asked for: full rows of two, three and four. */
const STEP = 24;

/** The dialogs that were found, the first of them at once, or the way out of a search or a choice without hits. */
export function SurveyList({ surveys, nothing, waiting, onReset }: SurveyListProps) {
  const [limit, setLimit] = useState(STEP);
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
        {nothing}
      </StatePanel>
    );
  }
  const hidden = surveys.length - limit;
  return (
    <>
      <CardGrid label={texts.list.name} waiting={waiting}>
        {surveys.slice(0, limit).map((survey) => (
          <SurveyCard key={survey.survey_id} survey={survey} />
        ))}
      </CardGrid>
      {hidden > 0 && (
        <Button
          variant="outlined"
          onClick={() => setLimit(limit + STEP)}
          sx={{ display: 'block', mx: 'auto', mt: 3, width: { xs: 1, sm: 'auto' } }}
        >
          {texts.list.more(hidden)}
        </Button>
      )}
    </>
  );
}
