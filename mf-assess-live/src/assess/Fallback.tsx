import type { FallbackProps } from '@dialogwerk/shared/contract';
import { Button, StatePanel } from '@dialogwerk/shared/ui';
import { mdiChatAlertOutline } from '@mdi/js';
import { assessTexts } from '../texts.ts';

/** Stands in this module's area after its screen has crashed. */
export function Fallback({ retry }: FallbackProps) {
  return (
    <StatePanel
      fault
      icon={mdiChatAlertOutline}
      title={assessTexts.crashedTitle}
      actions={<Button onClick={retry}>{assessTexts.again}</Button>}
    >
      {assessTexts.crashed}
    </StatePanel>
  );
}
