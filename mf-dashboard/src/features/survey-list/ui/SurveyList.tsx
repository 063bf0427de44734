import type { SurveyListItem } from '@dialogwerk/shared/contract';
import { Button, StatePanel } from '@dialogwerk/shared/ui';
import { mdiMagnifyClose } from '@mdi/js';
import { texts } from '../../../texts.ts';
import { CardGrid } from './CardGrid.tsx';
import { SurveyCard } from './SurveyCard.tsx';

interface SurveyListProps {
  readonly surveys: readonly SurveyListItem[];
  /** What was searched for; '' for nothing. */
  readonly search: string;
  /** A newer search is on its way. */
  readonly waiting: boolean;
  readonly onResetSearch: () => void;
}

/** The dialogs that were found, or the way out of a search without hits. */
export function SurveyList({ surveys, search, waiting, onResetSearch }: SurveyListProps) {
  if (surveys.length === 0 && search !== '') {
    return (
      <StatePanel
        icon={mdiMagnifyClose}
        title={texts.list.noHits}
        actions={
          <Button variant="outlined" onClick={onResetSearch}>
            {texts.list.resetSearch}
          </Button>
        }
      >
        {texts.list.noHitsText(search)}
      </StatePanel>
    );
  }
  return (
    <CardGrid label={texts.list.name} waiting={waiting}>
      {surveys.map((survey) => (
        <SurveyCard key={survey.survey_id} survey={survey} />
      ))}
    </CardGrid>
  );
}
