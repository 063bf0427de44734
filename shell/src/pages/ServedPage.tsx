import { mdiForumRemoveOutline } from '@mdi/js';
import { FaultPanel } from '@dialogwerk/shared/ui';
import { useLocation } from '@dialogwerk/shared/ui/router';
import { useEffect } from 'react';
import { browserPage } from '../routes/browserPage.ts';
import { texts } from './texts.ts';

/**
 * A public live page, which the server answers with a page of its own: met inside the app, it is loaded in full. If the
 * server has given the app for this very address, loading again would go round in a circle: then this says so.
 */
export function ServedPage() {
  const { pathname } = useLocation();
  const wasGivenByServer = browserPage.loadedAt === pathname;
  useEffect(() => {
    if (!wasGivenByServer) browserPage.reload();
  }, [wasGivenByServer]);

  if (!wasGivenByServer) return <p className="visually-hidden">{texts.opening}</p>;
  return (
    <FaultPanel wholeScreen icon={mdiForumRemoveOutline} title={texts.servedTitle} onRetry={browserPage.reload}>
      {texts.served}
    </FaultPanel>
  );
}
