import type { FallbackProps } from '@dialogwerk/shared/contract';
import { Button, StatePanel } from '@dialogwerk/shared/ui';
import { mdiAlertCircleOutline } from '@mdi/js';
import { texts } from './texts.ts';

/** Stands in this module's place when its screen has crashed. */
export function Fallback({ retry }: FallbackProps) {
  return (
    <StatePanel
      fault
      icon={mdiAlertCircleOutline}
      title={texts.crash.title}
      actions={
        <Button variant="contained" onClick={retry}>
          {texts.retry}
        </Button>
      }
    >
      {texts.crash.text}
    </StatePanel>
  );
}
