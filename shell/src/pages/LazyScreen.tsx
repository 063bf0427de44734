import { mdiPackageVariantRemove } from '@mdi/js';
import { Button, fetchTwice, StatePanel } from '@dialogwerk/shared/ui';
import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { browserPage } from '../routes/browserPage.ts';
import { texts } from './texts.ts';

interface LazyScreenProps<Props extends object> {
  /** Gives the screen; the same function at every drawing. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  readonly waiting: ReactNode;
}

/**
 * A screen of the shell whose code comes only when it is opened, so that the first page does not pay for it. Code that
 * does not come (a lost connection, a newer release) is fetched by loading the page anew, which takes both.
 */
export function LazyScreen<Props extends object>({ load, props, waiting }: LazyScreenProps<Props>) {
  const [Screen, setScreen] = useState<ComponentType<Props> | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    let isHere = true;
    fetchTwice(load).then(
      (loaded) => isHere && setScreen(() => loaded),
      () => isHere && setIsMissing(true),
    );
    return () => {
      isHere = false;
    };
  }, [load]);

  if (Screen) return <Screen {...props} />;
  if (!isMissing) return waiting;
  return (
    <StatePanel
      fault
      icon={mdiPackageVariantRemove}
      title={texts.screenMissing}
      actions={
        <Button variant="contained" onClick={browserPage.reload}>
          {texts.reload}
        </Button>
      }
    >
      {texts.screenMissingMore}
    </StatePanel>
  );
}
