import { send } from '@dialogwerk/shared/clients';
import type { SystemState } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { Box, Button, Typography, useDates } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { showCallFault } from '../../frame/effects/showCallFault.ts';
import { texts } from '../texts.ts';
import { FactCard } from './FactCard.tsx';

/** Mails on their way, those that were given up and why, and another try for them. */
export function QueueCard({ queue }: { readonly queue: SystemState['queue'] }) {
  const { waiting, oldest_at, failed, failures } = queue;
  const { moment } = useDates();
  const [isRetrying, setIsRetrying] = useState(false);
  const retry = async (): Promise<void> => {
    setIsRetrying(true);
    try {
      const { retried } = await send('adminRetryMails', {});
      showNotice(texts.retried(retried));
    } catch (error) {
      showCallFault(error);
    } finally {
      setIsRetrying(false);
    }
  };
  return (
    <FactCard
      title={texts.queue}
      facts={[
        [texts.waiting, String(waiting)],
        ...(oldest_at === null ? [] : [[texts.oldest, moment(oldest_at)] as const]),
        [texts.failed, String(failed)],
      ]}
    >
      {failures.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 1.5, pl: 2.5, overflowWrap: 'anywhere' }}>
          {failures.map(({ mail_id, kind, recipient, attempts, reason }) => (
            <li key={mail_id}>
              {texts.failure(kind, recipient, attempts)}
              <Typography variant="body2" color="textSecondary">
                {reason}
              </Typography>
            </li>
          ))}
        </Box>
      )}
      {failed > 0 && (
        <Button variant="outlined" loading={isRetrying} onClick={() => void retry()} sx={{ mt: 1.5 }}>
          {texts.retryMails}
        </Button>
      )}
    </FactCard>
  );
}
