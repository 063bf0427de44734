import { send } from '@dialogwerk/shared/clients';
import type { SystemState } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { Box, Button, Typography, useDates } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { showCallFault } from '../../frame/effects/showCallFault.ts';
import { texts } from '../texts.ts';
import { FactCard } from './FactCard.tsx';

/** Work that ended the server twice and is not begun any more, and another try for it; nothing where there is none. */
export function PutAsideCard({ work }: { readonly work: SystemState['put_aside'] }) {
  const { moment } = useDates();
  const [isRetrying, setIsRetrying] = useState(false);
  const retry = async (): Promise<void> => {
    setIsRetrying(true);
    try {
      const { retried } = await send('adminRetryWork', {});
      showNotice(texts.begunAgain(retried));
    } catch (error) {
      showCallFault(error);
    } finally {
      setIsRetrying(false);
    }
  };
  if (work.length === 0) return null;
  return (
    <FactCard title={texts.putAside} facts={[]}>
      <Typography variant="body2">{texts.putAsideHelp}</Typography>
      <Box component="ul" sx={{ m: 0, mt: 1.5, pl: 2.5, overflowWrap: 'anywhere' }}>
        {work.map(({ kind, work: id, survey_name, put_aside_at }) => (
          <li key={`${kind} ${id}`}>
            {texts.putAsideWork(kind, survey_name, moment(put_aside_at))}
            <Typography variant="body2" color="textSecondary">
              {id}
            </Typography>
          </li>
        ))}
      </Box>
      <Button variant="outlined" loading={isRetrying} onClick={() => void retry()} sx={{ mt: 1.5 }}>
        {texts.beginAgain}
      </Button>
    </FactCard>
  );
}
