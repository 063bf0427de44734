import type { CallState } from '@dialogwerk/shared/clients';
import type { ResultReport } from '@dialogwerk/shared/contract';
import { $survey } from '@dialogwerk/shared/state';
import { Button, Icon, Stack, Typography } from '@dialogwerk/shared/ui';
import { Link, useSearchParams } from '@dialogwerk/shared/ui/router';
import { formatShortMoment } from '@dialogwerk/shared/dates';
import { mdiArrowLeft, mdiCheck, mdiPencilOutline } from '@mdi/js';
import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef } from 'react';
import { FigureLinksButton } from '../../features/figure-links/FigureLinksButton.tsx';
import { useFilterNames } from '../../features/filter/useFilterNames.ts';
import { useOverview } from '../../features/overview/useOverview.ts';
import { mayManageAnswers } from '../../model/mayManageAnswers.ts';
import { filterSentence } from '../filterSentence.ts';
import { figureOfEntry } from '../model/figureOfEntry.ts';
import type { FigureEntry } from '../model/figureOfEntry.ts';
import type { ReportFigure } from '../model/ReportFigure.ts';
import { readableBlocks } from '../readableBlocks.ts';
import { teamFigures } from '../teamFigures.ts';
import { reportTexts as texts } from '../texts.ts';
import { useReportData } from '../useReportData.ts';
import { useReportDraft } from '../useReportDraft.ts';
import { ContentsList } from './ContentsList.tsx';
import { EntryList } from './EntryList.tsx';
import { ReportEditor } from './ReportEditor.tsx';
import { ReportHead } from './ReportHead.tsx';
import { SaveLine } from './SaveLine.tsx';
import { TakeAlong } from './TakeAlong.tsx';

/** In the address, so that a new report begins with it, and 'back' leaves it. */
const EDITING = 'bearbeiten';

interface OpenReportProps {
  readonly survey_id: string;
  readonly loaded: ResultReport;
  readonly onReload: () => void;
}

/** A report with its figures of now. */
export function OpenReport({ survey_id, loaded, onReload }: OpenReportProps) {
  const draft = useReportDraft(survey_id, loaded);
  const { name, filter, entries } = draft.content;
  const survey = useStore($survey);
  const [search, setSearch] = useSearchParams();
  const mayChange = mayManageAnswers(survey);
  const isEditing = mayChange && search.has(EDITING);
  const source = useMemo(() => teamFigures(survey_id), [survey_id]);
  const { dataOf, reload } = useReportData(source, entries, filter);
  const { state } = useOverview(survey_id, filter);
  const known = state.kind === 'loaded' ? state.value : null;
  const all = known?.all ?? null;
  const before = useRef(all);
  // The report's own figures are no reads of the store: they are asked for again when those beside them were.
  useEffect(() => {
    if (before.current !== null && before.current !== all) reload();
    before.current = all;
  }, [all, reload]);
  const { names, questions } = useFilterNames(survey_id, all);

  const figureOf = (entry: FigureEntry): CallState<ReportFigure> => {
    const data = dataOf(entry);
    if (data.kind !== 'loaded') return data;
    const own = entry.filter === null ? null : filterSentence(entry.filter, names);
    return { kind: 'loaded', value: figureOfEntry(entry, data.value, { filter: own, isForTeam: true }) };
  };
  const { blocks, missing } = readableBlocks(entries, figureOf);
  const facts = [
    ...(survey ? [survey.survey_name] : []),
    ...(known ? [texts.asOf(formatShortMoment(known.at.getTime()))] : []),
    ...(filter === '' ? [] : [filterSentence(filter, names)]),
  ];

  return (
    <Stack sx={{ gap: 3, maxWidth: 900, mx: 'auto' }}>
      <Stack
        direction="row"
        sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', '@media print': { display: 'none' } }}
      >
        <Button
          size="small"
          component={Link}
          to={`/analyse/${encodeURIComponent(survey_id)}/reports`}
          startIcon={<Icon path={mdiArrowLeft} />}
          sx={{ ml: -1, mr: 'auto' }}
        >
          {texts.backToList}
        </Button>
        <TakeAlong report={{ name, facts, blocks }} missing={missing} />
        <FigureLinksButton survey_id={survey_id} filter={filter} report_id={loaded.report_id} />
        {mayChange && (
          <Button
            size="small"
            variant={isEditing ? 'contained' : 'outlined'}
            startIcon={<Icon path={isEditing ? mdiCheck : mdiPencilOutline} />}
            onClick={() => setSearch(isEditing ? {} : { [EDITING]: '1' }, { replace: true })}
          >
            {isEditing ? texts.done : texts.edit}
          </Button>
        )}
      </Stack>
      {(isEditing || draft.saveState.kind !== 'saved') && (
        <SaveLine survey_id={survey_id} draft={draft} onReload={onReload} />
      )}
      {isEditing ? (
        <ReportEditor
          survey_id={survey_id}
          draft={draft}
          names={names}
          questions={questions}
          counted={known && { some: known.overview.total, all: known.all.total }}
          figureOf={figureOf}
          onRetry={reload}
        />
      ) : (
        <>
          <ReportHead name={name} facts={facts} />
          {entries.length === 0 && <Typography color="textSecondary">{texts.noneYet}</Typography>}
          <ContentsList blocks={blocks} />
          <EntryList entries={entries} figureOf={figureOf} onRetry={reload} />
        </>
      )}
    </Stack>
  );
}
