import { mdiTextBoxRemoveOutline } from '@mdi/js';
import { reasonOf } from '@dialogwerk/shared/clients';
import type { LegalPageName } from '@dialogwerk/shared/contract';
import { parsePage } from '@dialogwerk/shared/dialog/messenger';
import { Alert, Box, Button, Skeleton, StatePanel, Typography } from '@dialogwerk/shared/ui';
import { useCallback, useMemo } from 'react';
import { useAttempt } from '../../calls/useAttempt.ts';
import { loadLegalPage } from '../effects/loadLegalPage.ts';
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
  const [attempt, retry] = useAttempt(useCallback((signal) => loadLegalPage(page, signal), [page]));
  const text = attempt.kind === 'done' ? attempt.result : null;
  const { title: heading, body } = useMemo(() => withTitle(parsePage(text?.text ?? ''), title), [text, title]);
  const missing = text?.placeholders.length ?? 0;
  return (
    <Box
      component="article"
      aria-busy={attempt.kind === 'running'}
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
      {attempt.kind === 'failed' && (
        <StatePanel
          fault
          icon={mdiTextBoxRemoveOutline}
          title={texts.faultTitle}
          actions={
            <Button variant="contained" onClick={retry}>
              {texts.retry}
            </Button>
          }
        >
          {reasonOf(attempt.error)}
        </StatePanel>
      )}
      {attempt.kind === 'running' && <Skeleton variant="rounded" height={320} aria-label={texts.loading} />}
      <LegalBody blocks={body} />
      <LegalLinks page={page} />
    </Box>
  );
}
