import { showNotice } from '@dialogwerk/shared/state';
import { Alert, Button, Stack, Typography } from '@dialogwerk/shared/ui';
import { useNavigate } from '@dialogwerk/shared/ui/router';
import { reportTexts } from '../texts.ts';
import type { ReportDraft } from '../useReportDraft.ts';

const texts = reportTexts.state;

interface SaveLineProps {
  readonly survey_id: string;
  readonly draft: ReportDraft;
  readonly onReload: () => void;
}

/** Whether what stands here is kept; where it is not, what can be done. */
export function SaveLine({ survey_id, draft, onReload }: SaveLineProps) {
  const { saveState, content, save, saveAsOwn } = draft;
  const navigate = useNavigate();
  const keepOwn = async (): Promise<void> => {
    const kept = await saveAsOwn(texts.copyName(content.name));
    if ('reason' in kept) showNotice(texts.failed(kept.reason));
    else void navigate(`/analyse/${encodeURIComponent(survey_id)}/reports/${kept.report_id}?bearbeiten=1`);
  };
  if (saveState.kind !== 'failed') {
    return (
      <Typography role="status" variant="body2" color="textSecondary" sx={{ '@media print': { display: 'none' } }}>
        {texts[saveState.kind]}
      </Typography>
    );
  }
  return (
    <Alert severity="error" sx={{ '@media print': { display: 'none' } }}>
      {saveState.isConflict ? saveState.reason : texts.failed(saveState.reason)}
      <Stack direction="row" sx={{ mt: 1, gap: 1, flexWrap: 'wrap' }}>
        {saveState.isConflict ? (
          <>
            <Button size="small" variant="contained" onClick={() => void keepOwn()}>
              {texts.asOwn}
            </Button>
            <Button size="small" onClick={onReload}>
              {texts.loadNew}
            </Button>
          </>
        ) : (
          <Button size="small" onClick={save}>
            {texts.again}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
