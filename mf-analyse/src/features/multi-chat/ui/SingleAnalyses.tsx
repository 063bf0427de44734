import { useResource } from '@dialogwerk/shared/clients';
import { Box, MaterialLink, Skeleton, Typography } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { Section } from '../../../Section.tsx';
import { multiChatTexts as texts } from '../texts.ts';

/** The ways to the analyses of a multi-chat's dialogs, which the Analyse tab passes over (spec §2). */
export function SingleAnalyses({ id }: { readonly id: number }) {
  const { state } = useResource('connectedSurveys', { id });
  if (state.kind === 'loading') return <Skeleton variant="rounded" height={56} />;
  if (state.kind === 'failed') return <Typography role="alert">{texts.singlesFault}</Typography>;
  return (
    <Section title={texts.singles}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {state.value.connected_surveys.map(({ survey_id, survey_name }) => (
          <Box component="li" key={survey_id} sx={{ py: 0.75, overflowWrap: 'anywhere' }}>
            <MaterialLink component={Link} to={`/analyse/${encodeURIComponent(survey_id)}`}>
              {survey_name}
            </MaterialLink>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
