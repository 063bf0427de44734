import { mdiLanDisconnect } from '@mdi/js';
import { Button, RetryButton, StatePanel } from '@dialogwerk/shared/ui';
import { useEffect, useRef } from 'react';
import { texts } from '../texts.ts';

interface SlotFallbackProps {
  readonly title: string;
  readonly reason: string;
  readonly retry: () => void;
  /** Offered where trying again alone hardly helps. */
  readonly reload?: (() => void) | undefined;
  /** After a retry that failed too, the focus goes back to the button. */
  readonly takeFocus?: boolean;
}

/** What stands in the place of a module that did not come: what is missing, what is safe, what to do. */
export function SlotFallback({ title, reason, retry, reload, takeFocus = false }: SlotFallbackProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takeFocus) button.current?.focus();
  }, [takeFocus]);
  return (
    <StatePanel
      fault
      wholeScreen
      icon={mdiLanDisconnect}
      title={title}
      actions={
        <>
          <RetryButton ref={button} variant="contained" onRetry={retry} />
          {reload && (
            <Button variant="outlined" onClick={reload}>
              {texts.reload}
            </Button>
          )}
        </>
      }
    >
      <p>{reason}</p>
      <p>{texts.safe}</p>
    </StatePanel>
  );
}
