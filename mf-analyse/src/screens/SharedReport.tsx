import { useResource } from '@dialogwerk/shared/clients';
import type { CallState } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { FaultPanel, Skeleton, Stack, Typography } from '@dialogwerk/shared/ui';
import { formatShortMoment } from '@dialogwerk/shared/dates';
import { mdiAlertCircleOutline } from '@mdi/js';
import { useMemo } from 'react';
import { figureLinkTexts } from '../features/figure-links/texts.ts';
import { linkFigures } from '../report/linkFigures.ts';
import { figureOfEntry } from '../report/model/figureOfEntry.ts';
import type { FigureEntry } from '../report/model/figureOfEntry.ts';
import type { ReportFigure } from '../report/model/ReportFigure.ts';
import { readableBlocks } from '../report/readableBlocks.ts';
import { reportTexts } from '../report/texts.ts';
import { ContentsList } from '../report/ui/ContentsList.tsx';
import { EntryList } from '../report/ui/EntryList.tsx';
import { ReportHead } from '../report/ui/ReportHead.tsx';
import { TakeAlong } from '../report/ui/TakeAlong.tsx';
import { useReportData } from '../report/useReportData.ts';

const texts = figureLinkTexts.page;
type Shared = CallResponse<'sharedReport'>;

interface SharedReportProps {
  readonly opened: CallResponse<'openFigures'>;
  readonly name: string;
}

/** A report, for whoever has a link to it (docs/decisions/0120). */
export default function SharedReport({ opened, name }: SharedReportProps) {
  const { pass } = opened;
  const { state, reload } = useResource('sharedReport', { pass });
  if (state.kind === 'loading')
    return <Skeleton role="progressbar" variant="rounded" height={260} aria-label={texts.loading} />;
  if (state.kind === 'failed') {
    return (
      <FaultPanel icon={mdiAlertCircleOutline} title={texts.failedTitle} onRetry={reload}>
        {state.reason}
      </FaultPanel>
    );
  }
  return <ReadReport opened={opened} name={name} shared={state.value} />;
}

function ReadReport({ opened, name, shared }: SharedReportProps & { readonly shared: Shared }) {
  const { pass, survey_name, is_filtered, ends_at } = opened;
  const { entries, left_out, is_shown, least_group } = shared;
  const source = useMemo(() => linkFigures(pass), [pass]);
  const asked = useMemo(
    () => (is_shown ? entries.filter(({ entry_id }) => !left_out.includes(entry_id)) : []),
    [entries, left_out, is_shown],
  );
  const { dataOf, reload } = useReportData(source, asked, '');
  const figureOf = (entry: FigureEntry): CallState<ReportFigure> => {
    const state = left_out.includes(entry.entry_id)
      ? ({ kind: 'loaded', value: { kind: 'left-out' } } as const)
      : dataOf(entry);
    if (state.kind !== 'loaded') return state;
    return { kind: 'loaded', value: figureOfEntry(entry, state.value, { filter: null, isForTeam: false }) };
  };
  const shown = is_shown ? entries : entries.filter(({ kind }) => kind === 'heading' || kind === 'text');
  const { blocks, missing } = readableBlocks(shown, figureOf);
  const facts = [survey_name, ...(is_filtered ? [reportTexts.onlyFiltered] : [])];
  return (
    <Stack sx={{ gap: 3, maxWidth: 900, mx: 'auto' }}>
      <ReportHead name={name} facts={facts} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', '@media print': { display: 'none' } }}>
        <TakeAlong report={{ name, facts, blocks }} missing={missing} />
      </Stack>
      {!is_shown && <Typography>{texts.tooFew(least_group)}</Typography>}
      <ContentsList blocks={blocks} />
      <EntryList entries={shown} figureOf={figureOf} onRetry={reload} />
      <Typography variant="body2" color="textSecondary">
        {texts.onlyFigures} {texts.until(formatShortMoment(ends_at))}
      </Typography>
    </Stack>
  );
}
