import { Box, FaultPanel, StatePanel, Stack, Typography } from '@dialogwerk/shared/ui';
import { useNavigate } from '@dialogwerk/shared/ui/router';
import { mdiAlertCircleOutline, mdiForumOutline } from '@mdi/js';
import { useCallback } from 'react';
import { CreateSurveyButton } from '../features/create-survey/ui/CreateSurveyButton.tsx';
import { Templates } from '../features/create-survey/ui/Templates.tsx';
import { TemplatesButton } from '../features/create-survey/ui/TemplatesButton.tsx';
import { DropZone } from '../features/import-questionnaire/ui/DropZone.tsx';
import { ImportButton } from '../features/import-questionnaire/ui/ImportButton.tsx';
import { LanguageChoice } from '../features/import-questionnaire/ui/LanguageChoice.tsx';
import { ImportPanel } from '../features/import-questionnaire/ui/ImportPanel.tsx';
import { useImport } from '../features/import-questionnaire/ui/useImport.ts';
import { putManager } from '../features/multi-chats/state/managerList.ts';
import { ManagerSection } from '../features/multi-chats/ui/ManagerSection.tsx';
import { arrange } from '../features/survey-list/model/arrange.ts';
import { bringBack } from '../features/survey-list/state/surveyList.ts';
import { ArrangeFields } from '../features/survey-list/ui/ArrangeFields.tsx';
import { ListSkeleton } from '../features/survey-list/ui/ListSkeleton.tsx';
import { SearchField } from '../features/survey-list/ui/SearchField.tsx';
import { SurveyList } from '../features/survey-list/ui/SurveyList.tsx';
import { useArrangement } from '../features/survey-list/ui/useArrangement.ts';
import { useSearch } from '../features/survey-list/ui/useSearch.ts';
import { useSurveyList } from '../features/survey-list/ui/useSurveyList.ts';
import { TrashButton } from '../features/trash/ui/TrashButton.tsx';
import { texts } from '../texts.ts';

/** The author's dialogs, and the ways to a new one (spec §2: / and /dashboard). */
export function Dashboard() {
  const { search, text, setText } = useSearch();
  const { arrangement, change } = useArrangement();
  const { list, reload, retry } = useSurveyList(search);
  const navigate = useNavigate();
  const openReport = useCallback(
    (survey_id: string) => void navigate(`/configurator/${encodeURIComponent(survey_id)}?tool=import`),
    [navigate],
  );
  const questionnaire = useImport({ onEnd: reload, onReport: openReport });
  const shown = list.kind === 'loaded' ? arrange(list.value.surveys, arrangement) : [];
  const isEmpty = list.kind === 'loaded' && list.value.surveys.length === 0 && list.value.search === '' && text === '';

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
          <TrashButton onSurvey={bringBack} onManager={putManager} />
        </Stack>
      </Stack>
      {questionnaire.state.kind === 'choosing' && (
        <LanguageChoice
          key={questionnaire.state.file_name}
          choosing={questionnaire.state}
          onChosen={questionnaire.choose}
          onCancel={questionnaire.dismiss}
        />
      )}
      <ImportPanel state={questionnaire.state} onCancel={questionnaire.cancel} onDismiss={questionnaire.dismiss} />
      {!isEmpty && (
        <Stack direction="row" sx={{ mb: 3, gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
          <SearchField text={text} onText={setText} />
          <ArrangeFields arrangement={arrangement} onChange={change} />
          <Typography
            role="status"
            variant="body2"
            color="textSecondary"
            sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
          >
            {list.kind === 'loaded' && countText(shown.length, list.value.search)}
          </Typography>
        </Stack>
      )}
      <Templates />
      {list.kind === 'loading' && <ListSkeleton />}
      {list.kind === 'failed' && (
        <FaultPanel icon={mdiAlertCircleOutline} title={texts.list.fault} onRetry={retry}>
          {texts.list.faultText(list.reason)}
        </FaultPanel>
      )}
      {isEmpty && (
        <StatePanel
          icon={mdiForumOutline}
          title={texts.list.empty}
          actions={<TemplatesButton>{texts.templates.first}</TemplatesButton>}
        >
          {texts.list.emptyText}
        </StatePanel>
      )}
      {list.kind === 'loaded' && !isEmpty && (
        <SurveyList
          key={`${list.value.search} ${arrangement.status} ${arrangement.order}`}
          surveys={shown}
          nothing={arrangement.status === 'alle' ? texts.list.noHitsText(list.value.search) : texts.list.noneOfStatus}
          waiting={list.value.search !== text.trim()}
          onReset={() => {
            setText('');
            change({ status: 'alle' });
          }}
        />
      )}
      {list.kind === 'loaded' && !isEmpty && <ManagerSection />}
      <DropZone onFiles={questionnaire.start} />
    </Box>
  );
}

function countText(count: number, search: string): string {
  return search === '' ? texts.list.count(count) : texts.list.hits(count, search);
}
