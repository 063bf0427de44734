import { useResource } from '@dialogwerk/shared/clients';
import { FaultAlert, Paper, Skeleton, Typography, useDates } from '@dialogwerk/shared/ui';
import { useSettled } from '../../useSettled.ts';
import { retentionTexts as texts } from './texts.ts';

interface RetentionPreviewProps {
  readonly survey_id: string;
  /** Days; null for never. */
  readonly delete_after: number | null;
  readonly anonymise_after: number | null;
}

/** What would go by these days. */
export function RetentionPreview(props: RetentionPreviewProps) {
  const { survey_id } = props;
  const delete_after = useSettled(props.delete_after);
  const anonymise_after = useSettled(props.anonymise_after);
  const { state, reload } = useResource('retentionPreview', {
    survey_id,
    ...(delete_after === null ? {} : { delete_after }),
    ...(anonymise_after === null ? {} : { anonymise_after }),
  });
  const { moment } = useDates();
  if (delete_after === null && anonymise_after === null) return null;
  if (state.kind === 'failed') return <FaultAlert onRetry={reload}>{texts.previewFailed(state.reason)}</FaultAlert>;
  return (
    <Paper variant="outlined" role="status" sx={{ p: 2, minHeight: 80 }}>
      {state.kind === 'loading' ? (
        <Skeleton />
      ) : (
        <>
          <Typography sx={{ fontWeight: 600 }}>
            {state.value.deleted + state.value.anonymised === 0
              ? texts.nothing(state.value.total)
              : texts.going(state.value)}
          </Typography>
          {state.value.oldest !== null && (
            <Typography variant="body2" color="textSecondary">
              {texts.oldest(moment(state.value.oldest))}
            </Typography>
          )}
        </>
      )}
    </Paper>
  );
}
