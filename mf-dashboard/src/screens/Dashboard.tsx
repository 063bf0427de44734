import type { ListedManager } from '@dialogwerk/shared/contract';
import { Box, FaultAlert, FaultPanel, Stack, Typography } from '@dialogwerk/shared/ui';
import { useNavigate } from '@dialogwerk/shared/ui/router';
import { mdiAlertCircleOutline } from '@mdi/js';
import { useStore } from '@nanostores/react';
import { useCallback, useEffect } from 'react';
import { Filing } from '../features/filing/ui/Filing.tsx';
import { FolderBar } from '../features/filing/ui/FolderBar.tsx';
import { CreateSurveyButton } from '../features/create-survey/ui/CreateSurveyButton.tsx';
import { Templates } from '../features/create-survey/ui/Templates.tsx';
import { TemplatesButton } from '../features/create-survey/ui/TemplatesButton.tsx';
import { DropZone } from '../features/import-questionnaire/ui/DropZone.tsx';
import { ImportButton } from '../features/import-questionnaire/ui/ImportButton.tsx';
import { Importing } from '../features/import-questionnaire/ui/Importing.tsx';
import { useImport } from '../features/import-questionnaire/ui/useImport.ts';
import { managerAddress } from '../features/multi-chats/model/managerAddress.ts';
import { managerTexts } from '../features/multi-chats/managerTexts.ts';
import { CreateManagerButton } from '../features/multi-chats/ui/CreateManagerButton.tsx';
import { ManagerCard } from '../features/multi-chats/ui/ManagerCard.tsx';
import { ManagerMenu } from '../features/multi-chats/ui/ManagerMenu.tsx';
import { LibraryLink } from '../features/media-library/ui/LibraryLink.tsx';
import { Selection } from '../features/selection/ui/Selection.tsx';
import { ArrangeFields } from '../features/survey-list/ui/ArrangeFields.tsx';
import { ListSkeleton } from '../features/survey-list/ui/ListSkeleton.tsx';
import { SearchField } from '../features/survey-list/ui/SearchField.tsx';
import { SurveyList } from '../features/survey-list/ui/SurveyList.tsx';
import type { ManagerParts } from '../features/survey-list/ui/SurveyList.tsx';
import { ViewSwitch } from '../features/survey-list/ui/ViewSwitch.tsx';
import { useArrangement } from '../features/survey-list/ui/useArrangement.ts';
import { useSearch } from '../useSearch.ts';
import type { FoundSurveys } from '../features/survey-list/ui/useSurveyList.ts';
import { useSurveyList } from '../features/survey-list/ui/useSurveyList.ts';
import { StartGuide } from '../features/start/ui/StartGuide.tsx';
import { Today } from '../features/today/ui/Today.tsx';
import { TrashButton } from '../features/trash/ui/TrashButton.tsx';
import { isWanted } from '../listed/model/Entry.ts';
import { isOfAll, usual } from '../listed/model/Wanted.ts';
import { useManagers } from '../listed/useManagers.ts';
import { useWorkspaces } from '../listed/useWorkspaces.ts';
import { $here } from '../listed/state/here.ts';
import { $selected } from '../listed/state/selection.ts';
import { $view } from '../listed/state/view.ts';
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
  const multiChats = useManagers();
  const managers = multiChats.state.kind === 'loaded' ? multiChats.state.value.managers : none;
  const isThere = list.kind === 'loaded' && multiChats.state.kind !== 'loading';
  const found = isThere ? list.value : null;
  const inSight = new Map(
    [...managers.flatMap(({ surveys }) => surveys), ...(found?.surveys ?? [])].map((one) => [one.survey_id, one]),
  );
  const workspaces = useWorkspaces();
  const here = workspaces.find(({ workspace_id }) => workspace_id === wanted.workspace_id)?.workspace_id ?? null;
  useEffect(() => {
    $here.set(here);
    return () => $here.set(null);
  }, [here]);
  const isTable = useStore($view) === 'table';
  // A table is for many dialogs, so what is above it keeps little room.
  const gap = isTable ? 1.5 : 3;
  const isChoosing = useStore($selected).size > 0;
  const isFirstVisit = found?.total === 0 && found.archived === 0 && isOfAll(found.wanted) && text === '';

  const folders = <FolderBar wanted={wanted} isCovered={isChoosing && !isTable} hrefOf={hrefOf} onChange={change} />;

  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: isTable ? 1760 : 1240,
        mx: 'auto',
        px: { xs: 2, sm: 3 },
        py: isTable ? 2 : { xs: 3, sm: 4 },
      }}
    >
      <Stack
        direction="row"
        sx={{ mb: gap, gap: 2, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography variant="h1">{texts.title}</Typography>
        <Stack
          direction="row"
          sx={{ gap: 1.5, flexWrap: 'wrap', width: { xs: 1, sm: 'auto' }, '& > button': { flexGrow: 1 } }}
        >
          <CreateSurveyButton />
          <TemplatesButton>{texts.templates.open}</TemplatesButton>
          <ImportButton onFiles={questionnaire.start} />
          <CreateManagerButton />
          <LibraryLink />
          <TrashButton />
        </Stack>
      </Stack>
      <Importing {...questionnaire} />
      {!isFirstVisit && (
        <>
          <Today gap={gap} />
          <Stack direction="row" sx={{ mb: isTable ? 1.5 : 2, gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
            <SearchField text={text} onText={setText} />
            <ArrangeFields wanted={wanted} onChange={change} />
            <Typography
              role="status"
              variant="body2"
              color="textSecondary"
              sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
            >
              {found && countText(found, managers)}
            </Typography>
            <ViewSwitch />
            {isTable && folders}
          </Stack>
          <Selection surveys={[...inSight.values()]} over={isTable ? 'tableHead' : 'folders'} />
          {!isTable && <Box sx={{ mb: 3 }}>{folders}</Box>}
        </>
      )}
      <Templates />
      {list.kind !== 'failed' && !isThere && <ListSkeleton />}
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
          {multiChats.state.kind === 'failed' && (
            <FaultAlert onRetry={multiChats.reload} sx={{ mb: 2 }}>
              {managerTexts.fault(multiChats.state.reason)}
            </FaultAlert>
          )}
          <SurveyList
            found={found}
            managers={managers}
            parts={managerParts}
            onChange={change}
            waiting={found.wanted.search !== text.trim()}
            onMore={more}
            onReset={() => {
              setText('');
              change({ ...usual, order: wanted.order });
            }}
          />
        </>
      )}
      <Filing />
      <DropZone onFiles={questionnaire.start} />
    </Box>
  );
}

const none: readonly ListedManager[] = [];

const managerParts: ManagerParts = {
  card: (manager) => <ManagerCard key={`multi-chat ${manager.dialog_manager_id}`} manager={manager} />,
  menu: (manager, tabIndex) => manager.may_edit && <ManagerMenu manager={manager} size="small" tabIndex={tabIndex} />,
  addressOf: managerAddress,
};

function countText({ total, wanted }: FoundSurveys, managers: readonly ListedManager[]): string {
  const multiChats = managers.filter((manager) => isWanted(manager, wanted)).length;
  return wanted.search === ''
    ? texts.list.count(total, multiChats)
    : texts.list.hits(total + multiChats, wanted.search);
}
