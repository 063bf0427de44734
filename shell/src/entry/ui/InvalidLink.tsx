import { Alert, RetryButton, Typography } from '@dialogwerk/shared/ui';
import type { ReactNode } from 'react';
import { HomeLink } from '../../pages/HomeLink.tsx';
import { texts } from '../texts.ts';

interface InvalidLinkProps {
  /** Tries the same link again; undefined where there is none to try. */
  readonly retry?: (() => void) | undefined;
  /** How to get another link. */
  readonly children: ReactNode;
}

/** A link that does not count (any more): spec §8's sentence, and what to do now. */
export function InvalidLink({ retry, children }: InvalidLinkProps) {
  return (
    <>
      <Alert severity="warning" role="alert">
        {texts.invalidLink}
      </Alert>
      {retry && <RetryButton variant="outlined" onRetry={retry} />}
      <Typography>{texts.newLink}</Typography>
      {children}
      <HomeLink sx={{ alignSelf: 'flex-start' }} />
    </>
  );
}
