import { mdiAlertOutline } from '@mdi/js';
import type { FallbackProps } from '@dialogwerk/shared/contract';
import { Button, StatePanel } from '@dialogwerk/shared/ui';
import { texts } from '../texts.ts';

/** Stands in the module's area when one of its screens has crashed. */
export function Fallback({ retry }: FallbackProps) {
  return (
    <StatePanel
      fault
      icon={mdiAlertOutline}
      title={texts.crashed}
      actions={
        <Button variant="contained" onClick={retry}>
          {texts.retry}
        </Button>
      }
    >
      {texts.crashedHint}
    </StatePanel>
  );
}
