import type { ListedManager } from '@dialogwerk/shared/contract';
import { retryWith, showNotice } from '@dialogwerk/shared/state';
import { Button, laterPart, StatePanel } from '@dialogwerk/shared/ui';
import { mdiMagnifyClose } from '@mdi/js';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { CardGrid } from '../../../CardGrid.tsx';
import { entriesOf } from '../../../listed/model/Entry.ts';
import type { Wanted } from '../../../listed/model/Wanted.ts';
import { $view } from '../../../listed/state/view.ts';
import { useFolders } from '../../../listed/useFolders.ts';
import { texts } from '../../../texts.ts';
import { SurveyCard } from './SurveyCard.tsx';
import { useEndInSight } from './useEndInSight.ts';
import { usePictures } from './usePictures.ts';
import type { FoundSurveys } from './useSurveyList.ts';

const SurveyTable = laterPart(async () => (await import('./table/SurveyTable.tsx')).SurveyTable);

/** How multi-chats stand among the dialogs. */
export interface ManagerParts {
  readonly card: (manager: ListedManager) => ReactNode;
  readonly menu: (manager: ListedManager, tabIndex: number) => ReactNode;
  /** Where one is edited; null for whoever may not. */
  readonly addressOf: (manager: ListedManager) => string | null;
}

interface SurveyListProps {
  readonly found: FoundSurveys;
  readonly managers: readonly ListedManager[];
  readonly parts: ManagerParts;
  /** A newer search is on its way. */
  readonly waiting: boolean;
  /** Asks for the page that follows; gives why it could not be had, or null. */
  readonly onMore: () => Promise<string | null>;
  readonly onChange: (changes: Partial<Wanted>) => void;
  /** Back to all dialogs. */
  readonly onReset: () => void;
}

/** The dialogs and multi-chats that were found, as cards or in a table, page by page, or the way out of a choice without hits. */
export function SurveyList({ found, managers, parts, waiting, onMore, onChange, onReset }: SurveyListProps) {
  const { surveys, total, wanted } = found;
  const view = useStore($view);
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const folders = useFolders()?.folders ?? [];
  const hidden = total - surveys.length;
  // A table is scrolled through; after a failure it waits to be asked.
  const end = useEndInSight(view === 'table' && hidden > 0 && !isLoading && !hasFailed, () => void goOn());
  usePictures(view === 'cards' ? surveys : none);
  const names = new Map(folders.map(({ folder_id, name }) => [folder_id, name]));
  const entries = entriesOf(found, managers, names);
  if (entries.length === 0) {
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
    setFailed(reason !== null);
    if (reason === null) return;
    showNotice(
      texts.list.furtherFault(reason),
      retryWith(() => void goOn()),
    );
  }
  return (
    <>
      {view === 'table' ? (
        <SurveyTable
          entries={entries}
          wanted={wanted}
          waiting={waiting}
          onChange={onChange}
          menuOf={parts.menu}
          addressOf={parts.addressOf}
        />
      ) : (
        <CardGrid label={texts.list.name} waiting={waiting}>
          {entries.map((entry) =>
            entry.kind === 'survey' ? (
              <SurveyCard key={entry.survey.survey_id} survey={entry.survey} />
            ) : (
              parts.card(entry.manager)
            ),
          )}
        </CardGrid>
      )}
      {hidden > 0 && (
        <Button
          ref={end}
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

const none: FoundSurveys['surveys'] = [];
