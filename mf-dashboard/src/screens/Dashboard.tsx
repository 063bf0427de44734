import { Box, FaultPanel, Stack, Typography } from '@dialogwerk/shared/ui';
import { useNavigate } from '@dialogwerk/shared/ui/router';
import { mdiAlertCircleOutline } from '@mdi/js';
import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import { Filing } from '../features/filing/ui/Filing.tsx';
import { FolderBar } from '../features/filing/ui/FolderBar.tsx';
import { CreateSurveyButton } from '../features/create-survey/ui/CreateSurveyButton.tsx';
import { Templates } from '../features/create-survey/ui/Templates.tsx';
import { TemplatesButton } from '../features/create-survey/ui/TemplatesButton.tsx';
import { DropZone } from '../features/import-questionnaire/ui/DropZone.tsx';
import { ImportButton } from '../features/import-questionnaire/ui/ImportButton.tsx';
import { Importing } from '../features/import-questionnaire/ui/Importing.tsx';
import { useImport } from '../features/import-questionnaire/ui/useImport.ts';
import { MultiChats } from '../features/multi-chats/ui/MultiChats.tsx';
import { Selection } from '../features/selection/ui/Selection.tsx';
import { ArrangeFields } from '../features/survey-list/ui/ArrangeFields.tsx';
import { ListSkeleton } from '../features/survey-list/ui/ListSkeleton.tsx';
import { SearchField } from '../features/survey-list/ui/SearchField.tsx';
import { SurveyList } from '../features/survey-list/ui/SurveyList.tsx';
import { useArrangement } from '../features/survey-list/ui/useArrangement.ts';
import { useSearch } from '../features/survey-list/ui/useSearch.ts';
import { useSurveyList } from '../features/survey-list/ui/useSurveyList.ts';
import { StartGuide } from '../features/start/ui/StartGuide.tsx';
import { TrashButton } from '../features/trash/ui/TrashButton.tsx';
import { isOfAll, usual } from '../listed/model/Wanted.ts';
import { $selected } from '../listed/state/selection.ts';
import { texts } from '../texts.ts';

/** The author's dialogs, and the ways to a new one (spec §2: / and /dashboard). */
export function Dashboard() {
  const { wanted, change, hrefOf } = useArrangement();
  const { text, setText } = useSearch(wanted.search, (search) => change({ search }));
  const { list, reload, more } = useSurveyList(wanted);
  const navigate = useNavigate();
  const openReport = useCallback(
    (survey_id: string) => void navigate(`/configurator/${encodeURIComponent(survey_id)}?tool=import`),
    [navigate],
  );
  const questionnaire = useImport(openReport);
  const found = list.kind === 'loaded' ? list.value : null;
  const isChoosing = useStore($selected).size > 0;
  const isFirstVisit = found?.total === 0 && found.archived === 0 && isOfAll(found.wanted) && text === '';

  return (
    <Box sx={{ width: '100%', maxWidth: 1240, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, sm: 4 } }}>
      <Stack
        direction="row"
        sx={{ mb: 3, gap: 2, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography variant="h1">{texts.title}</Typography>
        <Stack
          direction="row"
          sx={{ gap: 1.5, flexWrap: 'wrap', width: { xs: 1, sm: 'auto' }, '& > button': { flexGrow: 1 } }}
        >
          <CreateSurveyButton />
          <TemplatesButton>{texts.templates.open}</TemplatesButton>
          <ImportButton onFiles={questionnaire.start} />
          <TrashButton />
        </Stack>
      </Stack>
      <Importing {...questionnaire} />
      {!isFirstVisit && (
        <>
          <Stack direction="row" sx={{ mb: 2, gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
            <SearchField text={text} onText={setText} />
            <ArrangeFields wanted={wanted} onChange={change} />
            <Typography
              role="status"
              variant="body2"
              color="textSecondary"
              sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
            >
              {found && countText(found.total, found.wanted.search)}
            </Typography>
          </Stack>
          <Selection surveys={found?.surveys ?? []} />
          <FolderBar wanted={wanted} isCovered={isChoosing} hrefOf={hrefOf} onChange={change} />
        </>
      )}
      <Templates />
      {list.kind === 'loading' && <ListSkeleton />}
      {list.kind === 'failed' && (
        <FaultPanel icon={mdiAlertCircleOutline} title={texts.list.fault} onRetry={reload}>
          {texts.list.faultText(list.reason)}
        </FaultPanel>
      )}
      {found && isOfAll(found.wanted) && text === '' && (
        <StartGuide
          surveys={found.surveys}
          isFirstVisit={isFirstVisit}
          begin={<TemplatesButton>{texts.templates.first}</TemplatesButton>}
        />
      )}
      {found && !isFirstVisit && (
        <>
          <SurveyList
            found={found}
            waiting={found.wanted.search !== text.trim()}
            onMore={more}
            onReset={() => {
              setText('');
              change({ ...usual, order: wanted.order });
            }}
          />
          <MultiChats />
        </>
      )}
      <Filing />
      <DropZone onFiles={questionnaire.start} />
    </Box>
  );
}

function countText(count: number, search: string): string {
  return search === '' ? texts.list.count(count) : texts.list.hits(count, search);
}
