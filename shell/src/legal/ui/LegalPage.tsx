import { mdiTextBoxRemoveOutline } from '@mdi/js';
import { useResource } from '@dialogwerk/shared/clients';
import type { LegalPageName } from '@dialogwerk/shared/contract';
import { parsePage } from '@dialogwerk/shared/dialog/messenger';
import { Alert, Box, Skeleton, FaultPanel, Typography } from '@dialogwerk/shared/ui';
import { useMemo } from 'react';
import { withTitle } from '../model/withTitle.ts';
import { texts } from '../texts.ts';
import { LegalBody } from './LegalBody.tsx';
import { LegalLinks } from './LegalLinks.tsx';

interface LegalPageProps {
  readonly page: LegalPageName;
  /** The heading until the text brings its own. */
  readonly title: string;
}

/** An information page of spec §2, with the text that the operator of the installation has written. */
export function LegalPage({ page, title }: LegalPageProps) {
  const { state, reload } = useResource('legalPage', { page });
  const text = state.kind === 'loaded' ? state.value : null;
  const { title: heading, body } = useMemo(() => withTitle(parsePage(text?.text ?? ''), title), [text, title]);
  const missing = text?.placeholders.length ?? 0;
  return (
    <Box
      component="article"
      aria-busy={state.kind === 'loading'}
      sx={{
        width: '100%',
        maxWidth: 760,
        mx: 'auto',
        px: 2.5,
        py: { xs: 4, sm: 6 },
        lineHeight: 1.6,
        overflowWrap: 'anywhere',
        hyphens: 'auto',
      }}
    >
      <Typography variant="h1" sx={{ mb: 3 }}>
        {heading}
      </Typography>
      {missing > 0 && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {texts.unfilled(missing)}
        </Alert>
      )}
      {state.kind === 'failed' && (
        <FaultPanel icon={mdiTextBoxRemoveOutline} title={texts.faultTitle} onRetry={reload}>
          {state.reason}
        </FaultPanel>
      )}
      {state.kind === 'loading' && (
        <Skeleton role="progressbar" variant="rounded" height={320} aria-label={texts.loading} />
      )}
      <LegalBody blocks={body} />
      <LegalLinks page={page} />
    </Box>
  );
}
