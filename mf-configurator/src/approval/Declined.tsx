import type { Approval } from '@dialogwerk/shared/contract';
import { Alert, Typography, useDates } from '@dialogwerk/shared/ui';
import { approvalTexts as texts } from './texts.ts';

/** Why the newest wish was declined, as long as nobody has asked anew. */
export function Declined({ past }: { readonly past: readonly Approval[] }) {
  const { moment } = useDates();
  const newest = past.find(({ wants }) => wants === 'publication');
  if (newest?.state !== 'declined' || newest.decided_at === null) return null;
  return (
    <Alert severity="warning" role="note" sx={{ '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}>
      {texts.declinedBy(newest.decided_by?.name ?? texts.somebody, moment(newest.decided_at))}
      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', mt: 0.5 }}>
        {newest.reason}
      </Typography>
    </Alert>
  );
}
