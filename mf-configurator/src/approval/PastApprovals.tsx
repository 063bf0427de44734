import type { Approval } from '@dialogwerk/shared/contract';
import { Box, Typography, useDates } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { approvalTexts as texts } from './texts.ts';

/** How many are shown; the file has all. */
const MOST = 10;

/** What was asked for before: who, what became of it, by whom and why. */
export function PastApprovals({ past }: { readonly past: readonly Approval[] }) {
  const heading = useId();
  const { moment } = useDates();
  if (past.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <Typography id={heading} variant="h3" sx={{ fontSize: '1rem', mb: 0.5 }}>
        {texts.past}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {past
          .slice(0, MOST)
          .map(({ approval_id, wants, asked_by, asked_at, state, decided_by, decided_at, ...one }) => (
            <Box
              key={approval_id}
              component="li"
              sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
            >
              {wants === 'off' && <Typography sx={{ fontWeight: 600 }}>{texts.forOff}</Typography>}
              <Typography variant="body2">
                {texts.askedBy(asked_by?.name ?? texts.somebody, moment(asked_at))};{' '}
                {decided_at === null
                  ? texts.states[state]
                  : texts.decidedBy(texts.states[state], decided_by?.name ?? texts.somebody, moment(decided_at))}
                .
              </Typography>
              {[one.note, one.reason].map(
                (said, index) =>
                  said !== '' && (
                    <Typography
                      key={index === 0 ? 'note' : 'reason'}
                      variant="body2"
                      color="textSecondary"
                      sx={{ whiteSpace: 'pre-wrap' }}
                    >
                      {said}
                    </Typography>
                  ),
              )}
            </Box>
          ))}
      </Box>
    </section>
  );
}
