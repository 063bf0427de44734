import { useStore } from '@nanostores/react';
import { $survey, showNotice } from '@dialogwerk/shared/state';
import { Box, Button, FaultPanel, Icon, Skeleton, Stack, StatePanel, Typography } from '@dialogwerk/shared/ui';
import { Link, useParams } from '@dialogwerk/shared/ui/router';
import { mdiCloudOffOutline, mdiSchoolOutline, mdiTable, mdiUpload } from '@mdi/js';
import { useRef, useState } from 'react';
import { readTrainingFile } from '../../features/training-table/formats/readTrainingFile.ts';
import type { ReadFile } from '../../features/training-table/formats/readTrainingFile.ts';
import { trainingFormats } from '../../features/training-table/formats/trainingFormats.ts';
import { rowsOf } from '../../features/training-table/model/TableRow.ts';
import { texts } from '../../features/training-table/texts.ts';
import { ExamplesTable } from '../../features/training-table/ui/ExamplesTable.tsx';
import { ImportDialog } from '../../features/training-table/ui/ImportDialog.tsx';
import { SaveMenu } from '../../features/training-table/ui/SaveMenu.tsx';
import { useTable } from '../../features/training-table/useTable.ts';

/** A dialog's examples as a plain table, with a file out and in (spec §2: /intrance_old/{survey_id}). */
export default function TrainingTable() {
  const { survey_id = '' } = useParams();
  return <TableOf key={survey_id} id={survey_id} />;
}

function TableOf({ id }: { readonly id: string }) {
  const survey = useStore($survey);
  const { state, reload } = useTable(id);
  const [file, setFile] = useState<{ readonly read: ReadFile | null } | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const blocks = state.kind === 'loaded' ? state.value : [];
  const rows = rowsOf(blocks);
  const read = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    try {
      setFile({ read: await readTrainingFile(chosen.name, await chosen.text()) });
    } catch {
      showNotice(texts.unreadable);
    }
  };
  return (
    <Box sx={{ width: '100%', maxWidth: 1240, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, sm: 4 } }}>
      <Typography variant="h1" sx={{ mb: 1 }}>
        {texts.title}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: 720 }}>
        {texts.intro}
      </Typography>
      <Stack direction="row" sx={{ mb: 3, gap: 1, flexWrap: 'wrap' }}>
        <SaveMenu rows={rows} name={texts.file(survey?.survey_name ?? id)} />
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiUpload} />}
          disabled={blocks.length === 0}
          onClick={() => picker.current?.click()}
        >
          {texts.read}
        </Button>
        <input
          ref={picker}
          type="file"
          accept={[...trainingFormats.flatMap(({ extensions }) => extensions), 'text/csv', 'text/plain'].join(',')}
          hidden
          aria-label={texts.read}
          onChange={({ target }) => {
            void read(target.files?.[0]);
            // So that the same file can be chosen again.
            target.value = '';
          }}
        />
        <Button
          component={Link}
          to={`/intrance/${encodeURIComponent(id)}`}
          startIcon={<Icon path={mdiSchoolOutline} />}
        >
          {texts.toTraining}
        </Button>
      </Stack>
      {state.kind === 'loading' && (
        <Box role="status" aria-label={texts.loading}>
          <Skeleton variant="rounded" height={320} />
        </Box>
      )}
      {state.kind === 'failed' && (
        <FaultPanel icon={mdiCloudOffOutline} title={texts.fault} onRetry={reload}>
          {state.reason} {texts.faultHint}
        </FaultPanel>
      )}
      {state.kind === 'loaded' && rows.length === 0 && (
        <StatePanel icon={mdiTable} title={texts.emptyTitle}>
          {texts.empty}
        </StatePanel>
      )}
      {state.kind === 'loaded' && rows.length > 0 && (
        <>
          <Typography role="status" variant="body2" sx={{ mb: 1 }}>
            {texts.count(rows.length)}
          </Typography>
          <ExamplesTable rows={rows} />
        </>
      )}
      {file && <ImportDialog id={id} file={file.read} blocks={blocks} onClose={() => setFile(null)} />}
    </Box>
  );
}
