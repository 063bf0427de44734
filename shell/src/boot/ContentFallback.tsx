import { mdiAlertCircleOutline } from '@mdi/js';
import { FaultPanel } from '@dialogwerk/shared/ui';
import { texts } from './texts.ts';

/** Stands in the place of a screen of the shell's own that has crashed. */
export function ContentFallback({ retry }: { readonly retry: () => void }) {
  return (
    <FaultPanel icon={mdiAlertCircleOutline} title={texts.contentLostTitle} onRetry={retry} wholeScreen>
      {texts.contentLost}
    </FaultPanel>
  );
}
