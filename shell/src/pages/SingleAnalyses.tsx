import { authorClient, useCall } from '@dialogwerk/shared/clients';
import { Box, MaterialLink, Skeleton } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { useCallback } from 'react';
import { texts } from './texts.ts';

/** The ways to the analyses of a multi-chat's dialogs, which the Analyse tab passes over (spec §2). */
export function SingleAnalyses({ managerId }: { readonly managerId: number }) {
  const { state } = useCall(
    useCallback((signal) => authorClient.call('connectedSurveys', { id: managerId }, { signal }), [managerId]),
  );
  if (state.kind === 'loading') return <Skeleton variant="rounded" height={56} sx={{ mt: 2 }} />;
  if (state.kind === 'failed') return <p role="alert">{texts.analysesMissing}</p>;
  return (
    <Box component="ul" aria-label={texts.analyses} sx={{ m: 0, mt: 2, p: 0, listStyle: 'none' }}>
      {state.value.connected_surveys.map(({ survey_id, survey_name }) => (
        <Box component="li" key={survey_id} sx={{ py: 0.75 }}>
          <MaterialLink component={Link} to={`/analyse/${encodeURIComponent(survey_id)}`}>
            {survey_name}
          </MaterialLink>
        </Box>
      ))}
    </Box>
  );
}
